import { useQuery } from '@apollo/client/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Kelengkapan } from '#contract/summaries/kelengkapan.ts';
import { hariPeriode, hitunganWords, koreksiAddress } from '@/entities/kelengkapan';
import { RemindPetugas } from '@/features/kantor/remind-petugas';
import { asUser, quietly } from '@/shared/api';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { RINCIAN } from '../api/kelengkapan';
import { queryOf } from '../model/choice';
import type { Cell } from '../model/grid-keys';
import css from './kelengkapan.module.css';

interface CellSheetProps {
  kelengkapan: Kelengkapan;
  cell: Cell;
  onMove: (cell: Cell) => void;
  onClose: () => void;
}

/** A place in a period: what is missing, the way to its rows, and to the officers who are to enter it. */
export function CellSheet({ kelengkapan, cell, onMove, onClose }: CellSheetProps) {
  const { jenis, satuan, tempat, periode, tahun } = kelengkapan;
  const [place, when] = [tempat[cell.row], periode[cell.column]];
  const { kecamatan_id = null, kelurahan_id = null } = place ?? {};
  const filter = {
    ...{ jenis, periode_id: when?.periode_id ?? 0 },
    ...(kecamatan_id !== null && { kecamatan_id }),
    ...(kelurahan_id !== null && { kelurahan_id }),
  };
  const { data, error, refetch } = useQuery(RINCIAN, {
    variables: { filter },
    context: asUser,
    fetchPolicy: 'cache-and-network',
  });
  if (!place || !when) return null;
  const rincian = data?.rincianKelengkapan;
  const { kelurahan_id: _, ...ofKecamatan } = filter;
  const days = hariPeriode(when);
  const isVillageReport = hitungan[jenis].tempat === 'desa';
  const to = (column: number) => (periode[column] ? () => onMove({ ...cell, column }) : undefined);
  return (
    <Sheet
      title={place.nama_desa_kelurahan ?? place.nama_kecamatan}
      onClose={onClose}
      isLoading={!rincian && !error}
      missing={!rincian && error ? { error, retry: quietly(refetch) } : undefined}
    >
      <div className={css['periode']}>
        <Arah label="Periode sebelumnya" onClick={to(cell.column - 1)} Icon={ChevronLeft} />
        <p>
          <strong>{when.nama_periode}</strong>
          {days && days !== when.nama_periode && <small>{days}</small>}
          {when.ditutup && <small>Ditutup</small>}
          {!when.sudah_mulai && <small>Belum mulai</small>}
        </p>
        <Arah label="Periode berikutnya" onClick={to(cell.column + 1)} Icon={ChevronRight} />
      </div>
      {rincian && (
        <div className={css['rincian']}>
          <p className={css['hitungan']}>{hitunganWords(rincian, satuan)}</p>
          {rincian.kurang.length > 0 && (
            <section aria-label="Belum diisi">
              <h3>Belum diisi</h3>
              <ul className={css['kurang']}>
                {rincian.kurang.map((nama) => (
                  <li key={nama}>{nama}</li>
                ))}
              </ul>
            </section>
          )}
          <div className={css['jalan']}>
            {rincian.terisi > 0 && (
              <ButtonLink
                look="tenang"
                to={koreksiAddress({ jenis, periode: when.periode_id, kecamatan: kecamatan_id })}
              >
                Lihat barisnya
              </ButtonLink>
            )}
            {isVillageReport && kelurahan_id === null && (
              <ButtonLink look="tenang" to={`?${queryOf({ jenis, tahun, kecamatan: kecamatan_id })}`}>
                {regional('Desa demi desa')}
              </ButtonLink>
            )}
          </div>
          {rincian.kurang.length > 0 && when.sudah_mulai && !when.ditutup && (
            <section aria-label="Petugas">
              <h3>Petugas</h3>
              <RemindPetugas key={when.periode_id} {...ofKecamatan} />
            </section>
          )}
        </div>
      )}
    </Sheet>
  );
}

function Arah({
  label,
  onClick,
  Icon,
}: {
  label: string;
  onClick: (() => void) | undefined;
  Icon: typeof ChevronLeft;
}) {
  return (
    <Button look="ikon" aria-label={label} disabled={!onClick} onClick={onClick}>
      <Icon aria-hidden size={22} />
    </Button>
  );
}
