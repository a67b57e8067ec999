import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import type { LangkahKantor } from '#contract/summaries/beranda-kantor.ts';
import { angka } from '@/shared/lib/format';
import { Kelompok, Lipat } from './Lipat';
import css from './langkah.module.css';

type Words = { title: string; to: string | null; says: (ada: string, dari: string) => string };

const words: Record<LangkahKantor['langkah'], Words> = {
  identitas: {
    title: 'Isi identitas kantor',
    to: kantor.identitas,
    says: () => 'Nama dinas dan penanda tangan, untuk kepala surat dan cetakan.',
  },
  daftar: {
    title: 'Isi daftar komoditi dan pangan',
    to: kantor.dataAcuan('komoditi'),
    says: (ada, dari) => `Yang dilaporkan harga dan stoknya: ${ada} dari ${dari} daftar sudah ada isinya.`,
  },
  periode: {
    title: 'Buka periode laporan',
    to: kantor.dataAcuan('periode-harga-pangan'),
    says: (ada, dari) => `Setahun sekaligus: ${ada} dari ${dari} jenis sudah dibuka.`,
  },
  petugas: {
    title: 'Undang petugas',
    to: kantor.akun,
    says: (ada, dari) => regional`${ada} dari ${dari} kecamatan sudah ada petugasnya.`,
  },
  sasaran: {
    title: 'Isi sasaran balita',
    to: kantor.dataAcuan('sasaran-balita'),
    says: (ada, dari) => regional`${ada} dari ${dari} desa; tanpa ini cakupan penimbangan tidak dapat dihitung.`,
  },
  laporan: {
    title: 'Terima laporan pertama',
    to: null,
    says: (ada, dari) => `${ada} dari ${dari} laporan sudah ada isinya, dari petugas atau dari berkas.`,
  },
};

/** The setup steps of a new office: open until a report comes, folded after that, gone when all are done. */
export function Langkah({ langkah, isFolded }: { langkah: readonly LangkahKantor[]; isFolded: boolean }) {
  const done = langkah.filter(({ selesai }) => selesai).length;
  if (done === langkah.length) return null;
  const says = `${done} dari ${langkah.length} selesai`;
  const steps = <Steps langkah={langkah} />;
  return isFolded ? (
    <Kelompok title="Persiapan">
      <Lipat title="Langkah pertama" says={says}>
        {steps}
      </Lipat>
    </Kelompok>
  ) : (
    <section aria-label="Langkah pertama" className={css['langkah']}>
      <h2>
        Langkah pertama <small>{says}</small>
      </h2>
      {steps}
    </section>
  );
}

function Steps({ langkah }: { langkah: readonly LangkahKantor[] }) {
  return (
    <ol className={css['daftar']}>
      {langkah.map(({ langkah: name, selesai, ada, dari }) => {
        const { title, to, says } = words[name];
        const Icon = selesai ? CircleCheck : Circle;
        return (
          <li key={name} className={selesai ? css['selesai'] : undefined}>
            <Icon aria-hidden size={22} />
            <div>
              {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
              <span data-terdengar>{selesai ? ' (selesai)' : ' (belum)'}</span>
              <p>{says(angka(ada), angka(dari))}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
