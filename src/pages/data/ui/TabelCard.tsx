import { ChevronDown } from 'lucide-react';
import { formatBerkas } from '#contract/limits.ts';
import type { JenisKolom } from '#contract/summaries/data-terbuka.ts';
import { angka, hari } from '@/shared/lib/format';
import type { Tabel } from '../api/data-terbuka';
import css from './data.module.css';
import { FileLink } from './FileLink';

const jenisKolom: Record<JenisKolom, string> = {
  angka: 'angka',
  teks: 'teks',
  hari: 'tanggal',
  saat: 'tanggal dan jam (UTC)',
};

/** A table: how much it is and how fresh, its files, and what its columns mean. */
export function TabelCard({ tabel }: { tabel: Tabel }) {
  const { nama, judul, keterangan, baris, diubah, tahun, kolom } = tabel;
  return (
    <article id={nama} className={css['kartu']} aria-labelledby={`judul-${nama}`}>
      <h2 id={`judul-${nama}`} className={css['judul']}>
        {judul}
      </h2>
      <p className={css['tenang']}>
        {angka(baris, 'baris')}
        {diubah && (
          <>
            {' · diubah '}
            <time dateTime={diubah}>{hari(Date.parse(diubah))}</time>
          </>
        )}
      </p>
      {keterangan && <p>{keterangan}</p>}
      <dl className={css['berkas']}>
        {[null, ...tahun].map((satu) => (
          <div key={satu}>
            <dt>{satu ?? 'Semua'}</dt>
            {formatBerkas.map((format) => (
              <dd key={format}>
                <FileLink tabel={tabel} format={format} tahun={satu} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <details className={css['kolom']}>
        <summary>
          Arti {kolom.length} kolomnya
          <ChevronDown aria-hidden size={18} />
        </summary>
        <dl>
          {kolom.map((satu) => (
            <div key={satu.nama}>
              <dt>
                {satu.judul} <code>{satu.nama}</code>
              </dt>
              <dd>
                {satu.arti} ({jenisKolom[satu.jenis]}
                {satu.boleh_kosong && ', dapat kosong'})
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}
