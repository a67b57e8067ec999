import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { slugKecamatan } from '#contract/routes.ts';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import { useKecamatanSaya } from '@/entities/wilayah';
import { kelasOf } from '../config/kelas';
import { kataTempat, ukuranOf } from '../config/ukuran';
import { addressOf, type Choice } from '../model/choice';
import css from './daftar.module.css';
import warna from './gambar.module.css';

interface DaftarProps {
  peta: Peta;
  tempat: readonly TempatPeta[];
  choice: Choice;
}

/** The same as the map, in words: one row for each sub-district. */
export function Daftar({ peta, tempat, choice }: DaftarProps) {
  const saya = useKecamatanSaya();
  const kelas = kelasOf(peta.ukuran, peta.batas);
  return (
    <div className={css['wadah']}>
      <table className={css['daftar']}>
        <caption>
          {regional('Menurut kecamatan, ')}
          {ukuranOf[peta.ukuran].kataUrut}
        </caption>
        <thead data-terdengar>
          <tr>
            <th scope="col">{regional('Kecamatan')}</th>
            <th scope="col">{ukuranOf[peta.ukuran].label}</th>
          </tr>
        </thead>
        <tbody>
          {tempat.map((place) => {
            const { kecamatan_id: id, nama_kecamatan: nama, kelas: at } = place;
            const [first, ...further] = kataTempat(place, peta);
            return (
              <tr key={id}>
                <th scope="row">
                  <div className={css['tempat']}>
                    <span
                      aria-hidden
                      className={`${warna['contoh']} ${warna[(at === null ? undefined : kelas[at]?.[1]) ?? 'kosong']}`}
                    />
                    <span>
                      <Link
                        to={addressOf({ ...choice, tempat: slugKecamatan(nama) })}
                        replace={choice.tempat !== ''}
                        preventScrollReset
                        className={css['nama']}
                      >
                        {nama}
                      </Link>
                      {id === saya?.id && <small className={css['saya']}>{regional('Kecamatan saya')}</small>}
                    </span>
                  </div>
                </th>
                <td>
                  <strong>{first}</strong>
                  {further.map((words) => (
                    <small key={words} className={css['kata']}>
                      {words}
                    </small>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
