import { ChevronDown, Phone } from 'lucide-react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { angka } from '@/shared/lib/format';
import type { LahanPetani } from '../api/lahan-petani-list';
import css from './lahan-petani-card.module.css';

/** Who harvests how much and where; address, crop and month unfold (spec section 2, /luas-lahan-perkiraan-panen). */
export function LahanPetaniCard({ lahan }: { lahan: LahanPetani }) {
  const { users, luas_tanam, jumlah_panen, satuan_panen, kecamatan, desa_kelurahan } = lahan;
  return (
    <article className={css['kartu']}>
      <h2 className={css['nama']}>{users.nama_lengkap}</h2>
      <a className={css['telepon']} href={`tel:${users.no_hp.replace(/[^\d+]/g, '')}`}>
        <Phone aria-hidden size={16} />
        {users.no_hp}
      </a>
      <dl className={css['fakta']}>
        <Fact label="Luas Tanam" value={angka(luas_tanam, 'Hektar')} />
        <Fact label="Jumlah Panen" value={angka(jumlah_panen, satuan_panen)} />
        <Fact label={regional('Kecamatan')} value={kecamatan.nama_kecamatan} />
        <Fact label={regional('Desa/Kelurahan')} value={desa_kelurahan.nama_desa_kelurahan} />
      </dl>
      <details className={css['lebih']}>
        <summary>
          Selengkapnya
          <ChevronDown aria-hidden size={18} />
        </summary>
        <dl className={css['fakta']}>
          <Fact label="Alamat Lengkap" value={lahan.alamat} />
          <Fact label="Komoditi" value={lahan.komoditi} />
          <Fact label="Bulan Panen" value={lahan.bulan} />
        </dl>
      </details>
    </article>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
