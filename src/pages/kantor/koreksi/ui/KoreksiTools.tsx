import { PickPeriode } from '@/features/pick-periode';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { SearchForm } from '@/shared/ui/SearchField';
import { reports } from '../config/reports';
import type { useKoreksi } from '../model/use-koreksi';
import css from './koreksi.module.css';

type Koreksi = Pick<
  ReturnType<typeof useKoreksi>,
  'tabel' | 'laporan' | 'kecamatan' | 'kecamatanId' | 'periode' | 'search' | 'chooseLaporan' | 'chooseKecamatan'
>;

/** What is looked for: the report, its place and its period, and a word. */
export function KoreksiTools(koreksi: Koreksi) {
  const { tabel, laporan, kecamatan, kecamatanId, periode, search, chooseLaporan, chooseKecamatan } = koreksi;
  return (
    <div className={css['alat']}>
      <NativeSelect aria-label="Laporan" value={tabel} onChange={(event) => chooseLaporan(event.target.value)}>
        {Object.entries(reports).map(([one, [name]]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {!laporan.isWide && (
        <NativeSelect
          aria-label="Kecamatan"
          value={kecamatanId}
          onChange={(event) => chooseKecamatan(event.target.value)}
        >
          <option value={0}>Semua kecamatan</option>
          {kecamatan.map(({ id, nama_kecamatan }) => (
            <option key={id} value={id}>
              {nama_kecamatan}
            </option>
          ))}
        </NativeSelect>
      )}
      <PickPeriode {...periode} />
      <SearchForm
        className={css['cari']}
        placeholder={`Cari ${laporan.subjectHeader.toLowerCase()}`}
        text={search.text}
        type={search.type}
        submit={search.submit}
      />
    </div>
  );
}
