import type { NamaKomoditi, NamaPangan } from './acuan.ts';

const telur = ['Telur', 'Telor', 'Telur Ayam', 'Telor Ayam', 'Telur Ras', 'Telor Ayam Ras', 'Telur Ayam Negeri'];
const ayam = ['Ayam Potong', 'Daging Ayam', 'Ayam Ras', 'Ayam Broiler', 'Ayam Boiler', 'Daging Ayam Broiler'];
const gula = ['Gula', 'Gula Putih', 'Gula Konsumsi'];
const bawangMerah = ['Bw. Merah', 'Bwg. Merah', 'Brambang'];
const bawangPutih = ['Bw. Putih', 'Bwg. Putih', 'Bawang Putih Honan', 'Bawang Putih Bonggol'];
const cabaiRawit = ['Cabe Rawit', 'Cabe Kecil', 'Lombok Rawit', 'Lombok Kecil'];

/** Names by which people call the usual commodities. A name that may mean two of them is left out. */
const komoditi: Readonly<Partial<Record<NamaKomoditi, readonly string[]>>> = {
  'Beras SPHP': ['SPHP', 'Beras Bulog', 'Beras SPHP Bulog', 'Beras Bulog SPHP'],
  'Beras Ketan': ['Ketan', 'Pulut', 'Beras Pulut'],
  'Jagung Pipilan': ['Jagung Pipil', 'Jagung Pipilan Kering', 'Jagung Pipil Kering'],
  'Kedelai Impor': ['Kedele Impor', 'Kedelai Import', 'Kacang Kedelai Impor'],
  'Bawang Merah': bawangMerah,
  'Bawang Putih': bawangPutih,
  'Cabai Merah Besar': ['Cabe Merah Besar', 'Cabe Besar', 'Cabai Besar', 'Lombok Besar', 'Lombok Merah Besar'],
  'Cabai Merah Keriting': ['Cabe Merah Keriting', 'Cabe Keriting', 'Cabe Kriting', 'Cabai Keriting', 'Lombok Keriting'],
  'Cabai Rawit': [...cabaiRawit, 'Cabai Rawit Merah', 'Cabe Rawit Merah'],
  'Daging Sapi': ['Sapi', 'Daging Sapi Murni'],
  'Daging Ayam Ras': ayam,
  'Telur Ayam Ras': telur,
  'Gula Pasir': gula,
  'Minyak Goreng Kemasan': ['Minyakita', 'Minyak Kita', 'Minyak Goreng', 'Migor'],
  'Tepung Terigu': ['Terigu', 'Tepung Gandum'],
  'Garam Beryodium': ['Garam', 'Garam Dapur', 'Garam Yodium', 'Garam Beriodium', 'Garam Konsumsi'],
  'Kacang Tanah': ['Kc. Tanah', 'Kcg. Tanah'],
  'Kacang Hijau': ['Kc. Hijau', 'Kcg. Hijau', 'Kacang Ijo'],
  Kol: ['Kubis', 'Kobis', 'Kol Bulat', 'Sayur Kol'],
  Kangkung: ['Sayur Kangkung', 'Kangkong'],
  Singkong: ['Ubi Kayu', 'Ketela Pohon'],
  'Ikan Layang': ['Layang'],
  'Ikan Tongkol': ['Tongkol'],
  'Ikan Haruan': ['Haruan', 'Ikan Gabus', 'Gabus'],
  'Ikan Patin': ['Patin'],
  'Ikan Nila': ['Nila'],
  'Pisang Kepok': ['Kepok', 'Pisang Gepok'],
  'Pepaya California': ['Pepaya Kalifornia', 'Papaya California', 'Pepaya Calina'],
};

/** The same of the usual foods. */
const pangan: Readonly<Partial<Record<NamaPangan, readonly string[]>>> = {
  Jagung: ['Jagung Pipilan', 'Jagung Pipilan Kering'],
  Kedelai: ['Kedele', 'Kacang Kedelai'],
  'Bawang Merah': bawangMerah,
  'Bawang Putih': bawangPutih,
  'Cabai Merah': ['Cabe Merah', 'Cabai Besar', 'Cabe Besar', 'Lombok Merah'],
  'Cabai Rawit': cabaiRawit,
  'Daging Sapi': ['Sapi', 'Daging Sapi/Kerbau'],
  'Daging Ayam Ras': ayam,
  'Telur Ayam Ras': telur,
  'Gula Pasir': gula,
  'Minyak Goreng': ['Migor', 'Minyak Goreng Sawit'],
};

/** The usual other names of each list's rows, by the row's name. */
export const namaLainAcuan: Readonly<Record<'komoditi' | 'pangan', Readonly<Record<string, readonly string[]>>>> = {
  komoditi,
  pangan,
};
