"""Compiles the rules. Everything else about the package is in pyproject.toml.

All or nothing: when one module cannot be compiled none is installed, and the package runs as plain Python.
"""

import importlib.util
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent

# By its path: `import rentier` would load extensions that are about to be replaced.
_spec = importlib.util.spec_from_file_location("_build", HERE / "rentier" / "_build.py")
_build = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_build)

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,
    "initializedcheck": False,
}


class AllOrNothing(build_ext):
    def run(self):
        if _build.pure_wanted(os.environ) or not self.extensions:
            self.forget()
            return
        inplace, self.inplace = self.inplace, False
        sources = _build.sources()
        try:
            self.parallel = self.parallel or _build.cores()
            self.translate(sources)
            super().run()
            _build.clear(os.path.join(self.build_lib, "rentier"), keep=[ext.name for ext in self.extensions])
        except (Exception, SystemExit) as problem:
            self.give_up(inplace, sources, problem)
        else:
            if inplace:
                self.put_in_place(sources)
        finally:
            self.inplace = inplace

    def translate(self, sources):
        """Python to C; only what changed, or whose declarations did."""
        from Cython.Build import cythonize

        folder = Path("build") / _build.recipe() / "c"
        # Cython goes by time, and does not see what the `.pxd` of a `.py` file cimports.
        prints = {
            folder / f"{ext.name.replace('.', '/')}.c": _build.fingerprint(ext.name, sources) for ext in self.extensions
        }
        for c, wanted in prints.items():
            known = c.with_suffix(".from")
            if not known.exists() or known.read_text() != wanted:
                known.unlink(missing_ok=True)
                c.unlink(missing_ok=True)
        made = cythonize(
            [Extension(ext.name, ext.sources) for ext in self.extensions],
            build_dir=str(folder),
            compiler_directives=DIRECTIVES,
            nthreads=_build.cores() if len(self.extensions) > 1 else 0,
        )
        for c, wanted in prints.items():
            c.with_suffix(".from").write_text(wanted)
        for ext, translated in zip(self.extensions, made, strict=True):
            ext.sources, ext.depends = translated.sources, translated.depends

    def build_extensions(self):
        # The environment's CFLAGS replace Python's own -O3, so the level is said here.
        optimise = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3", "-g0", "-finline-limit=800"]
        for ext in self.extensions:
            ext.extra_compile_args = optimise
        super().build_extensions()

    def put_in_place(self, sources):
        _build.install({ext.name: self.get_ext_fullpath(ext.name) for ext in self.extensions}, sources)

    def forget(self):
        """Leave nothing in the build folder that a wheel would take."""
        self.extensions = []
        _build.clear(os.path.join(self.build_lib, "rentier"))

    def give_up(self, inplace, sources, problem):
        reason = " ".join(str(problem).split())
        reason = f"{reason} does not compile" if reason.endswith(".py") else reason or type(problem).__name__
        if inplace:
            self.extensions = []
            _build.uninstall(sources, reason)
        else:
            self.forget()
        print(f"warning: the rules are not compiled and will run as plain Python: {reason}", file=sys.stderr)


if __name__ == "__main__":
    os.chdir(HERE)
    setup(
        ext_modules=[Extension(name, [name.replace(".", "/") + ".py"]) for name in _build.modules()],
        cmdclass={"build_ext": AllOrNothing},
    )
