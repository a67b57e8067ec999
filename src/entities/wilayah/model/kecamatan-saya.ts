import { stored, useStored, withFields } from '@/shared/lib/browser';

/** The sub-district that the reader chose as his own: it stands first wherever places do. Kept on the device only. */
export const kecamatanSaya = stored('kecamatanSaya', withFields({ id: 'number', nama_kecamatan: 'string' }));

/** The same on screen; null where none is chosen, on the server, and while a page hydrates. */
export const useKecamatanSaya = () => useStored(kecamatanSaya);
