import { type ReactNode, useId } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { limits } from '#contract/limits.ts';
import { grouped, rentang } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { type PeriodSum, reasonFault, takesPeriod, tickKey, withKeys } from '../../model/office/choices';
import type { Officer } from '../../model/office/officer';
import type { CheckedRow } from '../../model/office/sent-rows';
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
  const openedCount = sums.filter(({ target }) => target.is === 'baru').length;
  const closedCount = sums.filter(({ isClosed }) => isClosed).length;
  const differentRows = sums.flatMap(({ ubah }) => ubah);
  const isReplaced = (row: CheckedRow) => choices.replaced.has(tickKey(row));
  const replacedRows = differentRows.filter(isReplaced);
  const replace = (rows: PeriodSum['ubah'], isOn: boolean) =>
    choose({ ...choices, replaced: withKeys(choices.replaced, rows.map(tickKey), isOn) });
  const leave = (keys: readonly string[], isLeft: boolean) =>
    choose({ ...choices, left: withKeys(choices.left, keys, isLeft) });
  const fault = reasonFault(replacedRows, choices);
  return (
    <>
      <div className={css['pilihan']}>
        {openedCount > 0 && (
          <p>
            <b>{grouped(openedCount)} periode belum ada</b> dan dibuka bersama impor ini. Yang sudah lewat langsung
            ditutup sesudahnya, jadi petugas tidak diminta mengisinya.
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
        {closedCount > 0 && (
          <label className={css['centang']}>
            <input
              type="checkbox"
              checked={choices.fillsClosed}
              onChange={({ target }) => choose({ ...choices, fillsClosed: target.checked })}
            />
            Isi juga {grouped(closedCount)} periode yang sudah ditutup; tetap ditutup sesudahnya
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
        {differentRows.length > 0 && (
          <PartlyChecked
            count={replacedRows.length}
            all={differentRows.length}
            onCheck={(isOn) => replace(differentRows, isOn)}
          >
            Ganti semua {grouped(differentRows.length)} angka lain yang sudah tersimpan
          </PartlyChecked>
        )}
        {replacedRows.length > 0 && (
          <label>
            Alasan mengganti {grouped(replacedRows.length)} baris
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
                <PartlyChecked
                  count={sum.ubah.filter(isReplaced).length}
                  all={sum.ubah.length}
                  onCheck={(isOn) => replace(sum.ubah, isOn)}
                >
                  Ganti {grouped(sum.ubah.length)} angka lain
                </PartlyChecked>
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

interface PartlyCheckedProps {
  count: number;
  all: number;
  onCheck: (isOn: boolean) => void;
  children: ReactNode;
}

/** One checkbox for several things; half on where only some of them are. */
const PartlyChecked = ({ count, all, onCheck, children }: PartlyCheckedProps) => (
  <label className={css['centang']}>
    <input
      type="checkbox"
      checked={count === all}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && count < all;
      }}
      onChange={({ target }) => onCheck(target.checked)}
    />
    {children}
  </label>
);

const countsText = ({ baru, sama, ubah, tolak }: Pick<PeriodSum, 'baru' | 'sama' | 'ubah' | 'tolak'>): string =>
  [
    baru > 0 && `${grouped(baru)} baru`,
    sama > 0 && `${grouped(sama)} sama`,
    ubah.length > 0 && `${grouped(ubah.length)} angka lain`,
    tolak > 0 && `${grouped(tolak)} perlu diperbaiki`,
  ]
    .filter(Boolean)
    .join(' · ');
