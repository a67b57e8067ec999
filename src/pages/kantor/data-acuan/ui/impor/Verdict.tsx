import type { HasilImpor } from '#contract/acts/impor.ts';
import type { Keluhan } from '#contract/envelope.ts';
import { angka } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/Notice';
import type { KolomImpor } from '../../model/acuan';
import type { FileRow } from '../../model/read-rows';
import css from '../acuan.module.css';

interface VerdictProps {
  nama: string;
  rows: readonly FileRow[];
  hasil: HasilImpor | null;
  keluhan: readonly Keluhan[];
  refused: string | null;
  columns: readonly KolomImpor[];
}

/** What a file comes to: what would be added and changed, or which rows are wrong, by their number in the file. */
export function Verdict({ nama, rows, hasil, keluhan, refused, columns }: VerdictProps) {
  const nomorOf = (baris: number) => rows[baris - 1]?.nomor ?? baris;
  const headerOf = (kolom: string) =>
    columns.find(({ name }) => name === kolom || name === `nama_${kolom.replace(/_id$/, '')}`)?.header ?? kolom;
  const said = ({ baris, kolom }: Pick<Keluhan, 'baris' | 'kolom'>) => String(rows[baris - 1]?.isian[kolom] ?? '');
  return (
    <>
      {refused && (
        <Notice status="error" role="alert">
          {nama}: {refused}
        </Notice>
      )}
      {keluhan.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        <section className={css['gulung']} aria-label="Baris yang keliru" tabIndex={0}>
          <table className={css['banding']}>
            <thead>
              <tr>
                <th scope="col">Baris</th>
                <th scope="col">Kolom</th>
                <th scope="col">Isinya</th>
                <th scope="col">Yang keliru</th>
              </tr>
            </thead>
            <tbody>
              {keluhan.map((one) => (
                <tr key={`${one.baris} ${one.kolom} ${one.pesan}`}>
                  <th scope="row">{nomorOf(one.baris)}</th>
                  <td>{headerOf(one.kolom)}</td>
                  <td>{said(one) || '(kosong)'}</td>
                  <td>{twinIn(one.pesan, nomorOf)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {hasil && (
        <>
          <Notice status="success">
            {nama}: {angka(hasil.tambah)} baru, {angka(hasil.ubah)} berubah, {angka(hasil.sama)} sudah sama.
          </Notice>
          {hasil.perubahan.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
            <section className={css['gulung']} aria-label="Yang berubah" tabIndex={0}>
              <table className={css['banding']}>
                <thead>
                  <tr>
                    <th scope="col">Baris</th>
                    <th scope="col">Kolom</th>
                    <th scope="col">Sekarang</th>
                    <th scope="col">Menjadi</th>
                  </tr>
                </thead>
                <tbody>
                  {hasil.perubahan.map(({ baris, kolom, dari, jadi }) => (
                    <tr key={`${baris} ${kolom}`}>
                      <th scope="row">{nomorOf(baris)}</th>
                      <td>{headerOf(kolom)}</td>
                      <td>{dari ?? '(kosong)'}</td>
                      <td>{jadi ?? '(kosong)'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </>
  );
}

/** The server counts rows from the first that was sent, the file from its first line. */
const twinIn = (pesan: string, nomorOf: (baris: number) => number): string =>
  pesan.replace(/^Sama dengan baris (\d+)$/, (_whole, baris: string) => `Sama dengan baris ${nomorOf(Number(baris))}`);
