import { regional } from '#contract/formulas/wilayah/regional.ts';
import { tahunPilihan, useKecamatanPilihan } from '../model/use-pilihan';
import { FilterSelect } from './FilterSelect';

export const FilterKecamatan = () => (
  <FilterSelect
    name="kecamatan_id"
    label={regional('Kecamatan')}
    semua={regional('Semua kecamatan')}
    options={useKecamatanPilihan()}
  />
);

const FilterTahun = () => <FilterSelect name="tahun" label="Tahun" semua="Semua tahun" options={tahunPilihan()} />;

/** Of what is counted by place and year. */
export const FilterKecamatanTahun = () => (
  <>
    <FilterKecamatan />
    <FilterTahun />
  </>
);
