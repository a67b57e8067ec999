/** Said where a step back would leave a row blank that the server has. */
export const SENT_ALREADY = 'Sudah terkirim, jadi tidak diurungkan. Ketik angka yang benar untuk mengubahnya.';
