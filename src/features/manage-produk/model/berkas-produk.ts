import { editProdukRules } from '#contract/resources/produk.ts';
import type { OwnProduk } from '@/entities/produk';
import { rupiah } from '@/shared/lib/format';
import { isParked, isUnsent, mayChange, mayEdit, newItem, type OutboxItem, type WithPending } from '@/shared/write';
import { STALE, UPDATE_PRODUK } from '../api/produk';
import { kunciOf } from './foto';
import { ubahProdukLabel } from './pending-produk';
import {
  isianKosong,
  kinds,
  type ProdukIsian,
  type ProdukTeks,
  statuses,
  teksOf,
  typedProduk,
  units,
} from './produk-isian';
import { formRules, produkDoubts } from './produk-rules';

type Values = Readonly<Record<string, string | number>>;

/** A file touches no photos: whichever there are, the rules that ask for one are content. */
const tersimpan = { id: 0 };
const rules = formRules(editProdukRules, [tersimpan]);

/** The fields below as the form would hold them. */
const typed = (produk: Pick<OwnProduk, 'judul' | 'user_id'>, values: Values): ProdukIsian => {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { ...isianKosong, ...Object.fromEntries(texts), ...produk, foto: [], main: kunciOf(tersimpan) };
};

const PRODUK_TITLES = [
  'Nama Produk',
  'Nama',
  'Produk',
  'Nama Barang',
  'Barang',
  'Komoditas',
  'Komoditi',
  'Hasil Panen',
];

const PARKED = 'Produk ini menunggu diperbaiki di kotak keluar.';
const NEW = 'Produk ini menunggu dikirim. Ubah lewat kotak keluar.';
const GOING = 'Produk ini sedang dihapus.';

/** What a file may change of a farmer's products: all that stands in their form, but photos and the title. */
export const berkasProduk = {
  names: ['Produk pangan', 'produk'],
  // In the order of the form; the second names are those of the list's own file.
  title: { name: 'judul', header: 'Judul', also: PRODUK_TITLES },
  fields: [
    {
      name: 'stok',
      header: 'Stok',
      figure: 'whole',
      unitFrom: 'satuan',
      mayBeNone: true,
      also: [
        'Sisa',
        'Sisa Stok',
        'Jumlah',
        'Jumlah Stok',
        'Persediaan',
        'Stok Tersedia',
        'Tersedia',
        'Banyaknya',
        'Qty',
      ],
    },
    { name: 'satuan', header: 'Satuan Panen', oneOf: units, also: ['Satuan', 'Sat', 'Unit', 'Satuan Jual'] },
    {
      name: 'harga',
      header: 'Harga',
      figure: 'whole',
      unit: 'Rp. ',
      unitFrom: 'satuan',
      show: rupiah,
      also: ['Harga Satuan', 'Harga Jual', 'Harga per Satuan', 'Harga/Satuan', 'Harga Produk'],
    },
    { name: 'status', header: 'Status', oneOf: statuses, also: ['Status Produk'] },
    { name: 'jenis_produk', header: 'Jenis', oneOf: kinds, also: ['Jenis Produk', 'Kategori', 'Kelompok'] },
    { name: 'deskripsi', header: 'Deskripsi', also: ['Keterangan', 'Ket', 'Catatan', 'Deskripsi Produk', 'Uraian'] },
  ],
  complaint: (values: Values): readonly [says: string, field: string] | undefined => {
    const [says, , field = ''] =
      rules.find(([, isBroken]) => isBroken(typed({ judul: '-', user_id: 1 }, values))) ?? [];
    return says === undefined ? undefined : [says, field];
  },
  doubts: (values: Values, { harga }: Values): Readonly<Record<string, string>> =>
    produkDoubts(harga === undefined ? {} : { harga })({ harga: String(values['harga'] ?? '') }),
  /**
   * A product as a file may change it.
   *
   * @param items the user's writes in the order of writing
   */
  rowOf: (produk: WithPending<OwnProduk>, items: readonly OutboxItem[], userId: number) => {
    const waiting = items.filter(
      (item) => item.entity === 'produk' && isUnsent(item) && item.variables.id === produk.id && isText(item),
    );
    const {
      judul,
      user_id: _owner,
      ...values
    } = teksOf({ ...typedProduk(produk), user_id: userId, foto: [], main: '' });
    return {
      title: judul,
      values: { ...values, stok: produk.stok, harga: produk.harga },
      refused: refusalOf(produk, waiting),
      change: (next: Values) =>
        changeOf(produk, waiting.at(-1), teksOf(typed({ judul, user_id: userId }, next)), userId),
    };
  },
} as const;

const isText = ({ variables }: OutboxItem): boolean => 'judul' in variables.input;

function refusalOf(produk: WithPending<OwnProduk>, waiting: readonly OutboxItem[]): string | undefined {
  if (waiting.some(isParked)) return PARKED;
  if (mayChange(produk)) return undefined;
  return produk.menunggu?.apa === 'hapus' ? GOING : NEW;
}

/** What was never sent is changed itself; else the change waits behind it. */
function changeOf({ id, revisi }: OwnProduk, last: OutboxItem | undefined, teks: ProdukTeks, userId: number) {
  const input = { _method: 'put' as const, ...teks };
  const done = { remove: [], keeps: false };
  if (last && mayEdit(last)) return { ...done, edit: { key: last.key, variables: { id, input } } };
  const add = newItem({
    ...{ entity: 'produk', label: ubahProdukLabel(teks), refresh: STALE, userId, revisi },
    ...{ document: UPDATE_PRODUK, variables: { id, input } },
  });
  return { ...done, add };
}
