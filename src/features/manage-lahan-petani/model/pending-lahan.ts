import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import type { KomoditiTanam, SatuanPanen } from '#contract/limits.ts';
import { OWN_LAHAN_DETAIL, type OwnLahan } from '@/entities/lahan-petani';
import { desaDi } from '@/entities/wilayah';
import { asUser } from '@/shared/api';
import { keysIn, type OutboxItem, type PendingList, useWritten } from '@/shared/write';
import type { LahanInput } from '../api/lahan';
import type { LahanValues } from './lahan-values';

interface Names {
  kecamatan?: readonly { id: number; nama_kecamatan: string }[];
  desa?: readonly { id: number; nama_desa_kelurahan: string }[];
}

type Place = { lat: unknown; lang: unknown; lahan_id: unknown };
type LahanWrite = Partial<Omit<LahanValues, 'koordinat'>> & { koordinat?: OwnLahan['koordinat'] };

const isPlace = (input: object): input is Place => 'lahan_id' in input;

/**
 * A plot's place is a write of its own: here it becomes part of its plot, which may be waiting itself.
 *
 * @param items the user's writes in the order of writing
 */
export const lahanWrites = (items: readonly OutboxItem[]): OutboxItem[] =>
  items.map((item) => {
    const { id, input } = item.variables;
    if (item.entity !== 'lahanPetani' || !isPlace(input)) return item;
    const first = items.find(({ key }) => key === item.dependsOn[0]);
    const lahanId = first ? (first.variables.id ?? -first.urut) : Number(input.lahan_id);
    const koordinat = { id: id ?? 0, lat: Number(input.lat), lang: Number(input.lang) };
    return { ...item, variables: { id: lahanId, input: { koordinat } } };
  });

/** How a farmer's plots that wait on this device stand among those that the server has. */
export const pendingLahan = ({ kecamatan = [], desa = [] }: Names = {}): PendingList<OwnLahan, LahanWrite> => ({
  entity: 'lahanPetani',
  // A place without its plot is none.
  isHere: ({ alamat }) => alamat !== '',
  rowOf: (input, before, { userId }) => {
    const kecamatan_id = Number(input.kecamatan_id ?? before?.kecamatan_id);
    const kelurahan_id = Number(input.kelurahan_id ?? before?.kelurahan_id);
    const namaKecamatan = kecamatan.find(({ id }) => id === kecamatan_id)?.nama_kecamatan;
    const namaDesa = desa.find(({ id }) => id === kelurahan_id)?.nama_desa_kelurahan;
    const isSamePlace = before?.kelurahan_id === kelurahan_id;
    return {
      user_id: before?.user_id ?? userId,
      alamat: input.alamat ?? before?.alamat ?? '',
      kecamatan_id,
      kelurahan_id,
      luas_tanam: Number(input.luas_tanam ?? before?.luas_tanam),
      jumlah_panen: Number(input.jumlah_panen ?? before?.jumlah_panen),
      // The form offers no others.
      satuan_panen: (input.satuan_panen ?? before?.satuan_panen) as SatuanPanen,
      bulan: input.bulan ?? before?.bulan ?? '',
      komoditi: (input.komoditi ?? before?.komoditi) as KomoditiTanam,
      kecamatan: isSamePlace ? before.kecamatan : { nama_kecamatan: namaKecamatan ?? '…' },
      desa_kelurahan: isSamePlace ? before.desa_kelurahan : { nama_desa_kelurahan: namaDesa ?? '…' },
      koordinat: input.koordinat ?? before?.koordinat ?? null,
    };
  },
});

/**
 * Finds the sub-district of the plot to which a place belongs. A write of the plot that waits on this device counts
 * before the server's row.
 *
 * @param lahan_id its id, or a deferred reference to the write that adds it
 * @returns undefined while it is not known
 */
export function useKecamatanOf(lahan_id: unknown): unknown {
  const { items } = useWritten('lahanPetani');
  const [key] = keysIn(lahan_id);
  const id = key === undefined ? Number(lahan_id) : undefined;
  const { data } = useQuery(OWN_LAHAN_DETAIL, id === undefined ? skipToken : { variables: { id }, context: asUser });
  const write = items.findLast(
    ({ key: own, variables }) =>
      (own === key || (id !== undefined && variables.id === id)) && 'kecamatan_id' in variables.input,
  );
  return write ? Reflect.get(write.variables.input, 'kecamatan_id') : data?.lahan?.kecamatan_id;
}

/** What tells a farmer's plots from each other. */
interface Petak {
  komoditi: string;
  alamat: string;
  /** The village's name, where this device knows it. */
  desa: string | undefined;
}

/** Tells a plot from others; its village has a name once the form has asked for those of its sub-district. */
export function usePetakOf() {
  const { cache } = useApolloClient();
  return ({ komoditi, alamat, kecamatan_id, kelurahan_id }: LahanInput): Petak => {
    const desa = cache.readQuery(desaDi(Number(kecamatan_id)))?.page?.data ?? [];
    return { komoditi, alamat, desa: desa.find(({ id }) => id === Number(kelurahan_id))?.nama_desa_kelurahan };
  };
}

const called = ({ komoditi, alamat, desa }: Petak): string => [komoditi, alamat, desa].filter(Boolean).join(', ');

/** How plots and their places are told apart while they wait. */
export const lahanLabel = (petak: Petak): string => `Lahan ${called(petak)}`;
export const ubahLahanLabel = (petak: Petak): string => `Ubah lahan ${called(petak)}`;
export const hapusLahanLabel = (petak: Petak): string => `Hapus lahan ${called(petak)}`;
export const lokasiLabel = (petak: Petak): string => `Lokasi lahan ${called(petak)}`;
