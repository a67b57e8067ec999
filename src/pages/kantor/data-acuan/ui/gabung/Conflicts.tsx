import type { Bentrok, PratinjauGabung } from '#contract/acts/gabung-komoditi.ts';
import { limits } from '#contract/limits.ts';
import { angka } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/Notice';
import css from '../acuan.module.css';

export type Side = 'ini' | 'itu';

interface ConflictsProps {
  told: PratinjauGabung;
  side: Side | null;
  onSide: (side: Side) => void;
  /** Those of which the other side stays. */
  others: ReadonlySet<string>;
  onOthers: (others: ReadonlySet<string>) => void;
}

/** Rows of which both commodities have one: which stays is chosen for all, and then for one or another. */
export function Conflicts({ told, side, onSide, others, onOthers }: ConflictsProps) {
  const { ini, itu, bentrok, daftar } = told;
  const names = { ini: ini.nama_komoditi, itu: itu.nama_komoditi };
  const staysOf = (kunci: string): Side | null => {
    if (side === null) return null;
    const other = side === 'ini' ? 'itu' : 'ini';
    return others.has(kunci) ? other : side;
  };
  const keep = (kunci: string, wanted: Side) => {
    const next = new Set(others);
    if (wanted === side) next.delete(kunci);
    else next.add(kunci);
    onOthers(next);
  };
  return (
    <>
      <Notice>
        {angka(bentrok)} baris ada pada keduanya, di tempat dan masa yang sama. Pilih yang tinggal. Harga yang tidak
        dipilih masuk Sampah; selama {limits.sampahHari} hari ia dapat dipulihkan, setelah harga yang tinggal di
        tempatnya dihapus. Harga acuan tidak ke Sampah: yang tidak dipilih hilang.
      </Notice>
      <fieldset className={css['pilihan']}>
        <legend>Yang tinggal</legend>
        {(['ini', 'itu'] as const).map((one) => (
          <label key={one} className={css['pilih']}>
            <input
              type="radio"
              name="tinggal"
              checked={side === one}
              onChange={() => {
                onSide(one);
                onOthers(new Set());
              }}
            />
            Semua milik {names[one]}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className={css['gulung']} aria-label="Bentrok" tabIndex={0}>
        <table className={css['banding']}>
          <thead>
            <tr>
              <th scope="col">Di mana</th>
              <th scope="col">{names.ini}</th>
              <th scope="col">{names.itu}</th>
            </tr>
          </thead>
          <tbody>
            {daftar.map((one) => (
              <tr key={one.kunci}>
                <th scope="row">{one.di}</th>
                {(['ini', 'itu'] as const).map((which) => (
                  <td key={which}>
                    <label className={css['pilih']}>
                      <input
                        type="radio"
                        name={one.kunci}
                        aria-label={`${names[which]}, ${one.di}`}
                        disabled={side === null}
                        checked={staysOf(one.kunci) === which}
                        onChange={() => keep(one.kunci, which)}
                      />
                      {figuresOf(one[which])}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {bentrok > daftar.length && (
        <p className={css['keterangan']}>
          {angka(daftar.length)} dari {angka(bentrok)} ditampilkan. Selebihnya mengikuti pilihan untuk semua.
        </p>
      )}
    </>
  );
}

const figuresOf = ({ isi }: Pick<Bentrok['ini'], 'isi'>): string =>
  isi.map(({ judul, nilai }) => `${judul} ${typeof nilai === 'number' ? angka(nilai) : nilai}`).join(', ');
