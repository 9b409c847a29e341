"""What /openapi.json says is what the server does, also with requests that it does not expect."""

import pytest
from hypothesis import HealthCheck, settings

from rentier.server.app import make_app
from rentier.server.hall import Hall
from rentier.server.store import Store

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed: make install")
hall = Hall(Store(None))
schema = schemathesis.openapi.from_dict(make_app(hall).openapi())
hall.store.close()
named = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"),
    *("unsupported_method", "allow_header_conformance"),
)
CHECKS = [getattr(schemathesis.checks, name) for name in named]


@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case, served):
    case.call_and_validate(base_url=served.address, checks=CHECKS)
