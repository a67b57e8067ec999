const NOBODY_KEEPS_SO_MUCH = '1000000';

/** For machines that write in a minute what people write in months. */
export const noQuota = Object.fromEntries(
  ['PRODUK', 'FOTO', 'FOTO_MB', 'UNGGAHAN_AKUN', 'UNGGAHAN_ALAMAT', 'TULIS'].map((of) => [
    `KUOTA_${of}`,
    NOBODY_KEEPS_SO_MUCH,
  ]),
);
