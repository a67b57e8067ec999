import { useLocation } from 'react-router-dom';
import { rentang } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import type { PeriodeChoice } from '../model/use-periode';
import css from './pick-periode.module.css';

interface PickPeriodeProps extends PeriodeChoice {
  /** Said where there is no period at all. */
  none?: string;
}

const UNREAD = 'Periode gagal dimuat';

/**
 * The period dropdown; a form, so that it also works before or without JavaScript. It says that there is no period only
 * where the server has said so. After a failure the list below offers to try again, for both.
 */
export function PickPeriode(props: PickPeriodeProps) {
  const { pathname, search } = useLocation();
  const { periodes, periodeId, current, awaited, isLoading, choose } = props;
  const chosen = periodes.find(({ id }) => id === periodeId);
  return (
    <form method="get" className={css['pilih']}>
      <NativeSelect
        name="periode"
        aria-label="Periode"
        value={periodeId}
        disabled={isLoading || periodes.length === 0}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <option value={0}>{firstWord(props)}</option>
        {[...periodes].reverse().map(({ id, nama_periode }) => (
          <option key={id} value={id}>
            {nama_periode}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        {/* Another period begins with its first page. */}
        {[...new URLSearchParams(search)].map(
          ([name, value]) =>
            name !== 'periode' && name !== 'halaman' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {/* The server has waited for the periods: without them their question has failed, and no script asks again. */}
        {isLoading ? (
          <p>
            {UNREAD}. <a href={pathname + search}>Coba lagi</a>
          </p>
        ) : (
          <Button type="submit" look="tenang">
            Tampilkan
          </Button>
        )}
      </noscript>
      {/* Its line stands there before its words come, so that the list below does not jump. */}
      <div className={css['keterangan']}>
        <span>
          {chosen?.tanggal_mulai && chosen.tanggal_selesai && rentang(chosen.tanggal_mulai, chosen.tanggal_selesai)}
        </span>
        {current && chosen && current.id !== chosen.id && (
          <button type="button" className={css['terbaru']} onClick={() => choose(current.id)}>
            Lihat {current.nama_periode}
          </button>
        )}
        {awaited && current?.id === chosen?.id && (
          <span className={css['menunggu']}>{awaited.nama_periode} belum dilaporkan</span>
        )}
      </div>
    </form>
  );
}

/** The dropdown's first entry, which stands for no period. */
function firstWord({ periodes, isLoading, error, none = 'Tidak Ada Periode' }: PickPeriodeProps): string {
  if (isLoading) return 'Memuat...';
  if (periodes.length > 0) return 'Pilih Periode';
  return error ? UNREAD : none;
}
