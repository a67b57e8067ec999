import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { slugKecamatan } from '#contract/routes.ts';
import type { Bentuk, BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import { kelasOf } from '../config/kelas';
import { kataTempat, ukuranOf } from '../config/ukuran';
import { addressOf, type Choice } from '../model/choice';
import { hasRoom } from '../model/has-room';
import css from './gambar.module.css';
import './warna.css';

interface GambarProps {
  peta: Peta;
  /** In the order of the list: so the keyboard goes from shape to shape. */
  tempat: readonly TempatPeta[];
  wilayah: BentukWilayah;
  choice: Choice;
  opened: TempatPeta | null;
}

/** The sub-districts as shapes; each is a link that opens its figures. */
export function Gambar({ peta, tempat, wilayah, choice, opened }: GambarProps) {
  const { singkat } = ukuranOf[peta.ukuran];
  const kelas = kelasOf(peta.ukuran, peta.batas);
  const shapes = new Map(wilayah.bentuk.map((bentuk) => [bentuk.kecamatan_id, bentuk]));
  const warnaOf = ({ kelas: at }: TempatPeta) => (at === null ? undefined : kelas[at]?.[1]);
  const drawn = tempat.flatMap((place): [TempatPeta, Bentuk][] => {
    const bentuk = shapes.get(place.kecamatan_id);
    return bentuk ? [[place, bentuk]] : [];
  });
  const chosen = opened && shapes.get(opened.kecamatan_id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links; there is no element for a group of shapes
    <svg
      viewBox={`0 0 ${wilayah.lebar} ${wilayah.tinggi}`}
      className={css['gambar']}
      role="group"
      aria-label={regional('Kecamatan pada peta')}
    >
      <defs>
        <pattern id="arsir" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v6" className={css['arsir']} />
        </pattern>
      </defs>
      {drawn.map(([place, { d }]) => (
        <Link
          key={place.kecamatan_id}
          to={addressOf({ ...choice, tempat: slugKecamatan(place.nama_kecamatan) })}
          replace={choice.tempat !== ''}
          preventScrollReset
          aria-label={[place.nama_kecamatan, ...kataTempat(place, peta)].join(', ')}
          aria-current={place === opened ? 'true' : undefined}
          className={css['tempat']}
        >
          <path d={d} className={css[warnaOf(place) ?? 'kosong']} />
        </Link>
      ))}
      {chosen && <path d={chosen.d} className={css['terpilih']} />}
      <g aria-hidden className={css['nilai']}>
        {drawn.map(([place, { x, y, ruang }]) => {
          const words = place.kelas === null || place.nilai === null ? '' : singkat(place.nilai, peta.batas);
          return (
            words &&
            hasRoom(words, ruang) && (
              <text key={place.kecamatan_id} x={x} y={y} className={css[`di-${warnaOf(place)}`]}>
                {words}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
