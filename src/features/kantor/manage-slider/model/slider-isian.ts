import { sliderRules } from '#contract/resources/slider.ts';
import type { Rule } from '#contract/rules.ts';
import { isHttpsAddress, isOwnPath } from '#contract/tujuan.ts';
import type { Slider } from '@/entities/slider';
import { type Chosen, pictureRules } from '@/shared/picture-field';

/** What the form of a banner holds. */
export interface SliderIsian {
  judul: string;
  deskripsi: string;
  action: string;
  status: '0' | '1';
  foto: Chosen;
  revisi?: number;
}

export const isianKosong: SliderIsian = { judul: '', deskripsi: '', action: '', status: '1', foto: [] };

export const isianOf = ({ judul, deskripsi, action, status, revisi }: Slider): SliderIsian & { revisi: number } => ({
  ...{ judul, deskripsi, action: action ?? '', revisi, foto: [] },
  status: status === 1 ? '1' : '0',
});

export const bodyOf = ({ judul, deskripsi, action, status, foto }: SliderIsian) => ({
  ...{ judul, deskripsi, action: action.trim(), status },
  ...(foto[0] && { foto: foto[0] }),
});

/** The contract's, and what the server would say of the target. */
export const formRules = (isStored: boolean): readonly Rule<SliderIsian>[] => [
  ...pictureRules<SliderIsian, 'foto'>(sliderRules, 'foto', isStored),
  ['Tujuan harus berupa alamat https atau jalur yang diawali /', ({ action }) => !isTujuan(action.trim()), 'action'],
];

const isTujuan = (action: string): boolean => action === '' || isOwnPath(action) || isHttpsAddress(action);
