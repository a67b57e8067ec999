import type { ReactNode } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { useUser } from '@/entities/session';
import { PickPeriode } from '@/features/pick-periode';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { SearchForm } from '@/shared/ui/SearchField';
import { FilterChoice, Filters } from '@/widgets/office-shell';
import { reports } from '../config/reports';
import type { useKoreksi } from '../model/use-koreksi';
import css from './koreksi.module.css';

const orders = (figure: string, isWide: boolean) =>
  [
    ['terbaru', 'Terakhir diubah dulu'],
    ['terlama', 'Terlama diubah dulu'],
    ['tertinggi', `${figure} tertinggi dulu`],
    ['terendah', `${figure} terendah dulu`],
    ...(isWide ? [] : [['kecamatan', regional('Menurut kecamatan')] as const]),
  ] as const;

interface KoreksiToolsProps {
  koreksi: ReturnType<typeof useKoreksi>;
  /** Lies behind the same button on a phone. */
  more: ReactNode;
  /** Stands beside that button. */
  children: ReactNode;
}

/** Filters of the room: report, place, period, officer and a word; and the order of the rows. */
export function KoreksiTools({ koreksi, more, children }: KoreksiToolsProps) {
  const { tabel, laporan, kecamatan, kecamatanId, petugas, petugasId, urut, periode, search } = koreksi;
  const user = useUser();
  const isOwnKnown = petugas.some(({ id }) => id === user?.id);
  return (
    <div className={css['alat']}>
      <NativeSelect aria-label="Laporan" value={tabel} onChange={(event) => koreksi.chooseLaporan(event.target.value)}>
        {Object.entries(reports).map(([one, [name]]) => (
          <option key={one} value={one}>
            {regional(name)}
          </option>
        ))}
      </NativeSelect>
      <PickPeriode {...periode} />
      <SearchForm
        className={css['cari']}
        placeholder={`Cari ${laporan.subjectHeader.toLowerCase()}`}
        text={search.text}
        type={search.type}
        submit={search.submit}
      />
      <Filters chosen={[kecamatanId, petugasId, urut].filter(Boolean).length}>
        {!laporan.isWide && (
          <NativeSelect
            aria-label={regional('Kecamatan')}
            value={kecamatanId}
            onChange={(event) => koreksi.chooseKecamatan(event.target.value)}
          >
            <option value={0}>{regional('Semua kecamatan')}</option>
            {kecamatan.map(({ id, nama_kecamatan }) => (
              <option key={id} value={id}>
                {nama_kecamatan}
              </option>
            ))}
          </NativeSelect>
        )}
        <FilterChoice
          label="Petugas"
          all="Semua petugas"
          value={petugasId ? String(petugasId) : ''}
          onChange={koreksi.choosePetugas}
        >
          {[
            ...petugas.map(({ id, nama_lengkap }) => [String(id), nama_lengkap] as const),
            ...(user && !isOwnKnown ? [[String(user.id), `${user.nama_lengkap} (Anda)`] as const] : []),
          ]}
        </FilterChoice>
        <FilterChoice
          label="Urutan"
          all={`Menurut ${laporan.subjectHeader.toLowerCase()}`}
          value={urut}
          onChange={koreksi.chooseUrut}
        >
          {orders(laporan.figures[0]?.label ?? '', laporan.isWide === true)}
        </FilterChoice>
        {more}
      </Filters>
      {children}
    </div>
  );
}
