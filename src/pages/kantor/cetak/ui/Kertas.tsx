import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Cetakan, Lembar } from '#contract/summaries/cetakan.ts';
import { tulisDicetak, tulisNip, tulisPeriode, tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { mediaUrl } from '@/shared/api';
import css from './kertas.module.css';
import { TabelLembar } from './TabelLembar';

interface KertasProps {
  cetakan: Cetakan;
  lembar: Lembar;
}

/** One sheet of paper: letterhead, table, signature. In print it begins a page, and nothing else of the screen is there. */
export function Kertas({ cetakan, lembar }: KertasProps) {
  const { judul, periode, dicetak, kantor } = cetakan;
  return (
    <article className={css['kertas']} data-kertas={kantor.kertas} aria-label={`${judul}, ${lembar.judul}`}>
      <KepalaSurat cetakan={cetakan} />
      <h2>
        {judul}
        <span>{lembar.judul}</span>
      </h2>
      <p className={css['periode']}>Periode {tulisPeriode(periode)}</p>
      <TabelLembar lembar={lembar} />
      {lembar.catatan.map((text) => (
        <p key={text} className={css['catatan']}>
          {text}
        </p>
      ))}
      <TandaTangan cetakan={cetakan} />
      <p className={css['catatan']}>{tulisDicetak(dicetak)}</p>
    </article>
  );
}

function KepalaSurat({ cetakan: { kantor, wilayah } }: Pick<KertasProps, 'cetakan'>) {
  const { nama_dinas, alamat, telepon, logo_url } = kantor;
  const where = [alamat, telepon && `Telepon ${telepon}`].filter(Boolean).join(', ');
  return (
    <header className={css['kepala']}>
      {logo_url && <img src={mediaUrl(logo_url, 160)} alt="" width={68} height={68} />}
      <div>
        <p>{regional`Pemerintah Kabupaten ${wilayah}`}</p>
        {nama_dinas && <p className={css['dinas']}>{nama_dinas}</p>}
        {where && <p className={css['alamat']}>{where}</p>}
      </div>
    </header>
  );
}

function TandaTangan({ cetakan: { kantor, tanggal } }: Pick<KertasProps, 'cetakan'>) {
  const { tempat, kepala_jabatan, kepala_nama, kepala_pangkat, kepala_nip } = kantor;
  return (
    <footer className={css['tanda']}>
      <p>
        {tempat && `${tempat}, `}
        {tulisTanggal(tanggal)}
      </p>
      {kepala_jabatan && <p>{kepala_jabatan}</p>}
      <p className={css['nama']}>{kepala_nama || '(…………………………………)'}</p>
      {kepala_pangkat && <p>{kepala_pangkat}</p>}
      {kepala_nip && <p>NIP {tulisNip(kepala_nip)}</p>}
    </footer>
  );
}
