import type { Kolom, Lembar, Sel } from '#contract/summaries/cetakan.ts';
import { BELUM, tulisSel } from '#contract/summaries/tulis-cetakan.ts';
import css from './tabel-lembar.module.css';

/** The table of a sheet, with the cells as the PDF has them. Wider than a phone it is moved sideways. */
export function TabelLembar({ lembar: { judul, kolom, baris, jumlah } }: { lembar: Lembar }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={css['gulir']} aria-label={`Tabel ${judul}`} tabIndex={0}>
      <table>
        <Kepala kolom={kolom} />
        <tbody>
          {baris.map(({ sel, dilaporkan }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and rows never change their order
            <tr key={at} data-kosong={dilaporkan ? undefined : ''}>
              <td className={css['angka']}>{at + 1}</td>
              {dilaporkan ? <Isi kolom={kolom} sel={sel} /> : <Belum kolom={kolom} sel={sel} />}
            </tr>
          ))}
        </tbody>
        {jumlah && (
          <tfoot>
            <tr>
              <td />
              <Isi kolom={kolom} sel={jumlah} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Kepala({ kolom }: { kolom: readonly Kolom[] }) {
  const isGrouped = kolom.some(({ kelompok }) => kelompok !== null);
  const rows = isGrouped ? 2 : 1;
  const groups = groupsOf(kolom);
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rows}>
          No.
        </th>
        {groups.map(([first, count]) =>
          first.kelompok === null ? (
            <th key={first.judul} scope="col" rowSpan={rows}>
              {first.judul}
            </th>
          ) : (
            <th key={first.kelompok} scope="colgroup" colSpan={count}>
              {first.kelompok}
            </th>
          ),
        )}
      </tr>
      {isGrouped && (
        <tr>
          {kolom
            .filter(({ kelompok }) => kelompok !== null)
            .map(({ judul, kelompok }) => (
              <th key={`${kelompok} ${judul}`} scope="col">
                {judul}
              </th>
            ))}
        </tr>
      )}
    </thead>
  );
}

/** Neighbours with the same title above them, by their first; others alone. */
function groupsOf(kolom: readonly Kolom[]): [first: Kolom, count: number][] {
  const groups: [Kolom, number][] = [];
  for (const one of kolom) {
    const last = groups.at(-1);
    if (last && one.kelompok !== null && last[0].kelompok === one.kelompok) last[1] += 1;
    else groups.push([one, 1]);
  }
  return groups;
}

interface IsiProps {
  kolom: readonly Kolom[];
  sel: readonly Sel[];
}

const Isi = ({ kolom, sel }: IsiProps) =>
  kolom.map(({ isi, judul, kelompok }, at) => (
    <td key={`${kelompok} ${judul}`} className={isi === 'teks' ? undefined : css['angka']}>
      {tulisSel(isi, sel[at] ?? null)}
    </td>
  ));

/** Names, and that the rest is not reported. */
function Belum({ kolom, sel }: IsiProps) {
  const names = kolom.findIndex(({ isi }) => isi !== 'teks');
  return (
    <>
      {kolom.slice(0, names).map(({ judul }, at) => (
        <td key={judul}>{sel[at]}</td>
      ))}
      <td colSpan={kolom.length - names}>{BELUM}</td>
    </>
  );
}
