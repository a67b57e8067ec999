const format = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });

/** 14500 → 'Rp 14.500'. A thin space keeps the amount on one line and the same on server and phone. */
export const rupiah = (amount: number): string => format.format(amount).replace(/\s/g, '\u00a0');
