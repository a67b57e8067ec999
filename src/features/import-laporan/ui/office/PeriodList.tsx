import { useId } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { limits } from '#contract/limits.ts';
import { grouped, rentang } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { type PeriodSum, reasonFault, takesPeriod, tickKey } from '../../model/office/choices';
import type { Officer } from '../../model/office/officer';
import type { OfficeImport } from '../../model/office/use-office-import';
import css from './office.module.css';

export const REASON_ID = 'alasan-impor';

interface PeriodListProps {
  run: OfficeImport;
  sums: readonly PeriodSum[];
  officers: readonly Officer[];
  /** The count of rows that cannot be taken. */
  refused: number;
  onShow: (filter: 'semua' | 'ubah' | 'tolak', period: string) => void;
}

/** Lists the periods of a file: each is opened, left out, or has its figures replaced. */
export function PeriodList({ run, sums, officers, refused, onShow }: PeriodListProps) {
  const nameId = useId();
  const { choices, choose } = run;
  const opened = sums.filter(({ target }) => target.is === 'baru').length;
  const closed = sums.filter(({ isClosed }) => isClosed);
  const different = sums.flatMap(({ ubah }) => ubah);
  const replaced = different.filter((row) => choices.replaced.has(tickKey(row)));
  const replace = (rows: PeriodSum['ubah'], isOn: boolean) => {
    const next = new Set(choices.replaced);
    for (const row of rows) {
      if (isOn) next.add(tickKey(row));
      else next.delete(tickKey(row));
    }
    choose({ ...choices, replaced: next });
  };
  const leave = (keys: readonly string[], isLeft: boolean) => {
    const next = new Set(choices.left);
    for (const key of keys) {
      if (isLeft) next.add(key);
      else next.delete(key);
    }
    choose({ ...choices, left: next });
  };
  const fault = reasonFault(replaced, choices);
  return (
    <>
      <div className={css['pilihan']}>
        {opened > 0 && (
          <p>
            <b>{grouped(opened)} periode belum ada</b> dan dibuka bersama impor ini. Yang sudah lewat langsung ditutup
            sesudahnya, jadi petugas tidak diminta mengisinya.
          </p>
        )}
        {refused > 0 && (
          <p>
            <b>{grouped(refused)} baris tidak dapat diambil.</b> Yang lain tetap dapat disimpan.{' '}
            <Button look="tenang" className={css['lihat']} onClick={() => onShow('tolak', '')}>
              Lihat dan perbaiki
            </Button>
          </p>
        )}
        {closed.length > 0 && (
          <label className={css['centang']}>
            <input
              type="checkbox"
              checked={choices.fillsClosed}
              onChange={({ target }) => choose({ ...choices, fillsClosed: target.checked })}
            />
            Isi juga {grouped(closed.length)} periode yang sudah ditutup; tetap ditutup sesudahnya
          </label>
        )}
        <label htmlFor={nameId}>
          Baris baru atas nama
          <NativeSelect
            id={nameId}
            value={choices.atasNama}
            onChange={({ target }) => choose({ ...choices, atasNama: Number(target.value) })}
          >
            <option value={0}>Kantor (Anda)</option>
            {officers.map(({ id, nama_lengkap }) => (
              <option key={id} value={id}>
                {nama_lengkap} {regional('di kecamatan tugasnya, selebihnya kantor')}
              </option>
            ))}
          </NativeSelect>
        </label>
        {different.length > 0 && (
          <label className={css['centang']}>
            <input
              type="checkbox"
              checked={replaced.length === different.length}
              ref={(input) => {
                if (input) input.indeterminate = replaced.length > 0 && replaced.length < different.length;
              }}
              onChange={({ target }) => replace(different, target.checked)}
            />
            Ganti semua {grouped(different.length)} angka lain yang sudah tersimpan
          </label>
        )}
        {replaced.length > 0 && (
          <label>
            Alasan mengganti {grouped(replaced.length)} baris
            <input
              id={REASON_ID}
              className={css['isian']}
              value={choices.alasan}
              maxLength={limits.alasanKoreksi.max}
              autoComplete="off"
              aria-invalid={fault !== undefined}
              onChange={({ target }) => choose({ ...choices, alasan: target.value })}
            />
            {fault && <small>{fault}. Petugas yang mengisinya membaca alasan ini.</small>}
          </label>
        )}
        {sums.length > 1 && (
          <label className={css['centang']}>
            <input
              type="checkbox"
              checked={sums.every(({ key }) => !choices.left.has(key))}
              onChange={({ target }) =>
                leave(
                  sums.map(({ key }) => key),
                  !target.checked,
                )
              }
            />
            Ambil semua {grouped(sums.length)} periode
          </label>
        )}
      </div>
      <ul className={css['daftar']} aria-label="Periode dalam berkas">
        {sums.map(({ key, target, isClosed, ...sum }) => {
          const { nama_periode, tanggal_mulai, tanggal_selesai } = target.periode;
          const isTaken = takesPeriod(choices, target);
          const isOn = sum.ubah.filter((row) => choices.replaced.has(tickKey(row))).length;
          return (
            <li key={key} data-tidak={isTaken ? undefined : ''}>
              <label className={css['centang']}>
                <input
                  type="checkbox"
                  checked={!choices.left.has(key)}
                  onChange={(event) => leave([key], !event.target.checked)}
                />
                <strong>{nama_periode}</strong>
              </label>
              <p>
                {tanggal_mulai && rentang(tanggal_mulai, tanggal_selesai ?? tanggal_mulai)}
                <b>{target.is === 'baru' ? 'Akan dibuka' : isClosed ? 'Sudah ditutup' : 'Sudah ada'}</b>
              </p>
              <p>{countsText(sum)}</p>
              {sum.ubah.length > 0 && (
                <label className={css['centang']}>
                  <input
                    type="checkbox"
                    checked={isOn === sum.ubah.length}
                    ref={(input) => {
                      if (input) input.indeterminate = isOn > 0 && isOn < sum.ubah.length;
                    }}
                    onChange={(event) => replace(sum.ubah, event.target.checked)}
                  />
                  Ganti {grouped(sum.ubah.length)} angka lain
                </label>
              )}
              <Button
                look="tenang"
                className={css['lihat']}
                aria-label={`Lihat baris ${nama_periode}`}
                onClick={() => onShow(sum.ubah.length > 0 ? 'ubah' : 'semua', key)}
              >
                Lihat baris
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const countsText = ({ baru, sama, ubah, tolak }: Pick<PeriodSum, 'baru' | 'sama' | 'ubah' | 'tolak'>): string =>
  [
    baru > 0 && `${grouped(baru)} baru`,
    sama > 0 && `${grouped(sama)} sama`,
    ubah.length > 0 && `${grouped(ubah.length)} angka lain`,
    tolak > 0 && `${grouped(tolak)} perlu diperbaiki`,
  ]
    .filter(Boolean)
    .join(' · ');
