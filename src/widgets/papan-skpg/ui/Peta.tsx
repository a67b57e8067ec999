import type { AspekSkpg } from '#contract/formulas/skpg/label.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import type { NilaiSkpg, PapanSkpg, TempatSkpg } from '#contract/summaries/skpg/papan.ts';
import { kataNilai, LabelSkpg } from '@/entities/skpg';
import css from './peta.module.css';
import { idTempat } from './Tabel';

/** A shape with less room, in units of the picture, has its word in the table alone. */
const ROOM = 10;

const tanpa: NilaiSkpg = { keadaan: 'belum tersedia', nilai: null, label: null };

const nilaiOf = ({ aspek, komposit }: TempatSkpg, of: AspekSkpg | 'komposit'): NilaiSkpg =>
  of === 'komposit' ? komposit : (aspek[of] ?? tanpa);

interface PetaProps {
  papan: PapanSkpg;
  wilayah: BentukWilayah;
  of: AspekSkpg | 'komposit';
}

/** The kecamatan by their label; each letter says what its colour says, and each shape leads to its row of the table. */
export function Peta({ papan, wilayah, of }: PetaProps) {
  const tempat = new Map(papan.tempat.map((one) => [one.kecamatan_id, one]));
  const drawn = wilayah.bentuk.flatMap((bentuk) => {
    const place = tempat.get(bentuk.kecamatan_id);
    return place ? [{ bentuk, place, nilai: nilaiOf(place, of) }] : [];
  });
  return (
    <figure className={css['peta']}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of links; there is no element for a group of shapes */}
      <svg viewBox={`0 0 ${wilayah.lebar} ${wilayah.tinggi}`} role="group" aria-label={regional('Kecamatan pada peta')}>
        {drawn.map(({ bentuk, place, nilai }) => (
          <a
            key={bentuk.kecamatan_id}
            href={`#${idTempat(place)}`}
            aria-label={`${place.nama}, ${kataNilai(nilai)}`}
            data-label={nilai.label ?? 'tanpa'}
            className={css['tempat']}
          >
            <path d={bentuk.d} />
          </a>
        ))}
        <g aria-hidden className={css['huruf']}>
          {drawn.map(
            ({ bentuk: { kecamatan_id, ruang, x, y }, nilai }) =>
              ruang >= ROOM &&
              nilai.label && (
                <text key={kecamatan_id} x={x} y={y} data-label={nilai.label}>
                  {kataNilai(nilai).slice(0, 1)}
                </text>
              ),
          )}
        </g>
      </svg>
      <figcaption>
        {(['aman', 'waspada', 'rentan'] as const).map((label) => (
          <LabelSkpg key={label} nilai={{ keadaan: 'ada', nilai: null, label }} />
        ))}
        <LabelSkpg nilai={tanpa} nama="Belum dapat dinilai" />
        {wilayah.sumber && <small>Batas wilayah: {wilayah.sumber}.</small>}
      </figcaption>
    </figure>
  );
}
