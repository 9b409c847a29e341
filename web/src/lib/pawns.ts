/** A seat is known by its colour and, for those who do not see it, by its shape. */

export const PAWNS = ['teal', 'red', 'purple', 'green', 'orange', 'blue', 'brown', 'black'] as const
export type Pawn = (typeof PAWNS)[number]

export const COLOURS: Record<string, string> = {
  teal: '#0f6e84',
  red: '#b4402a',
  purple: '#6a4c9c',
  green: '#3d6b22',
  orange: '#b05c08',
  blue: '#2b5cb0',
  brown: '#7a4f2e',
  black: '#2a2d38',
}

/** White shapes within a circle of radius 10. */
export const SHAPES: Record<string, string> = {
  teal: 'M0 -5.6 5.4 4 -5.4 4z',
  red: 'M-4.2 -4.2h8.4v8.4h-8.4z',
  purple: 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0z',
  green: 'M0 -6 5.4 0 0 6 -5.4 0z',
  orange: 'M0 -6 1.7 -2 6 -1.8 2.7 1 3.8 5.2 0 2.9 -3.8 5.2 -2.7 1 -6 -1.8 -1.7 -2z',
  blue: 'M-1.9 -5.4h3.8v3.5h3.5v3.8h-3.5v3.5h-3.8v-3.5h-3.5v-3.8h3.5z',
  brown: 'M-2.7 -5h5.4l2.9 5 -2.9 5h-5.4l-2.9 -5z',
  black: 'M-5 -1.5a5 5 0 0 1 10 0q0 2 -5 6.8q-5 -4.8 -5 -6.8z',
}
