/** Shapes of an account's names. Devices check them before a list of officers is sent. */
export const accountShapes = {
  /** Rulings 5: no '@', or a login by email would be ambiguous. */
  username: /^[A-Za-z0-9._-]{3,30}$/,
  email: /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
} as const;

export const accountShapeWords = {
  username: 'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah',
  email: 'Email tidak benar',
} as const;
