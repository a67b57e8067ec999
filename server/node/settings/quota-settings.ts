import { defaultKuota, type Kuota } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';

const MOST = 1_000_000;
const MB = 1_000_000;

/** Reads a setting by its name; when it is wrong, notes the fault and returns undefined. */
type Read = <Value>(name: string, reader: (text: string | undefined) => Value) => Value | undefined;

/** Reads the quotas. A wrong one is noted, and replaced by the default. */
export function readKuota(read: Read): Kuota {
  const whole = (name: string, usual: number, unit = 1): number =>
    read(name, (text) => (text === undefined ? usual : readCount(name, text) * unit)) ?? usual;
  return {
    produk: whole('KUOTA_PRODUK', defaultKuota.produk),
    foto: whole('KUOTA_FOTO', defaultKuota.foto),
    fotoBytes: whole('KUOTA_FOTO_MB', defaultKuota.fotoBytes, MB),
    unggahanAkun: whole('KUOTA_UNGGAHAN_AKUN', defaultKuota.unggahanAkun),
    unggahanAlamat: whole('KUOTA_UNGGAHAN_ALAMAT', defaultKuota.unggahanAlamat),
    tulisSemenit: whole('KUOTA_TULIS', defaultKuota.tulisSemenit),
  };
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (/^\d{1,7}$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new StartError(`${name} harus berupa bilangan dari 1 sampai ${MOST}, bukan '${text}'.`);
}
