import { regional } from '#contract/formulas/wilayah/regional.ts';
import { angka } from '@/shared/lib/format';
import { VillageCard } from '@/shared/ui/card';
import type { LuasTanam } from '../api/luas-tanam';

/** What a village reports of a period: all its crops, and what they come to. */
interface TanamDesa {
  id: number;
  nama: string;
  tanaman: LuasTanam[];
  luas_tanam: number;
  /** Null where the server does not send it: another server of the same API may not. */
  luas_puso: number | null;
}

interface LuasTanamCardProps {
  desa: TanamDesa;
  onOpen: () => void;
}

/** A village, what grows there and on how much land, and what that comes to. */
export function LuasTanamCard({ desa, onOpen }: LuasTanamCardProps) {
  const planted = desa.tanaman.filter(({ luas_tanam }) => luas_tanam > 0);
  const reading =
    planted.length === 1
      ? `Ditanami ${planted[0]?.komoditi}`
      : planted.map(({ komoditi, luas_tanam }) => `${komoditi} ${angka(luas_tanam, 'ha')}`).join(', ');
  return (
    <VillageCard
      nama={desa.nama}
      reading={reading}
      facts={[
        ['Luas Tanam', angka(desa.luas_tanam, 'ha')],
        ['Luas Puso', angka(desa.luas_puso, 'ha')],
      ]}
      onOpen={onOpen}
    />
  );
}

/** The rows of a report by village, in the order in which they come. */
export function perDesa(rows: readonly LuasTanam[]): TanamDesa[] {
  const desa = new Map<number, TanamDesa>();
  for (const row of rows) {
    const { kelurahan_id: id, nama_desa_kelurahan: nama } = row;
    const known = desa.get(id) ?? { id, nama, tanaman: [], luas_tanam: 0, luas_puso: null };
    desa.set(id, {
      ...known,
      tanaman: [...known.tanaman, row],
      luas_tanam: known.luas_tanam + row.luas_tanam,
      luas_puso: sum(known.luas_puso, row.luas_puso),
    });
  }
  return [...desa.values()];
}

/** Planted and lost hectares, in the order in which formulas take them. */
export const luasOf = <Value,>({ luas_tanam, luas_puso }: { luas_tanam: Value; luas_puso: Value }) =>
  [luas_tanam, luas_puso] as const;

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : one + other;

/** The rows of the modal 'Detail Luas Tanam', in the spec's order; the last three for each crop of the village. */
export const tanamRows = ({ tanaman }: TanamDesa) => [
  [regional('Kecamatan'), tanaman[0]?.nama_kecamatan] as const,
  [regional('Desa/Kelurahan'), tanaman[0]?.nama_desa_kelurahan] as const,
  ...tanaman.flatMap(({ komoditi, luas_tanam, luas_puso }) => [
    ['Komoditi', komoditi] as const,
    ['Luas Tanam', angka(luas_tanam, 'Hektar')] as const,
    ['Luas Puso', angka(luas_puso, 'Hektar')] as const,
  ]),
];
