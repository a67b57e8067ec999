import { gql } from '@apollo/client';
import type { Slider } from '@/entities/slider';
import { useSave, type WriteDocument } from '@/shared/write';

interface SliderInput {
  judul: string;
  deskripsi: string;
  action: string;
  status: '0' | '1';
  /** A new one goes behind the last. */
  urutan?: number;
  foto?: File | undefined;
}

type Saved = { slider: Slider };

const refresh = ['slider'];

const ADD_SLIDER: WriteDocument<Saved, { input: SliderInput }> = gql`
  mutation AddSlider($input: SliderInput!) {
    saved: addSlider(input: $input) @rest(type: "SavedSlider", path: "/slider", method: "POST") {
      slider @type(name: "Slider") { id revisi judul deskripsi foto_url action status urutan }
    }
  }
`;

export const useAddSlider = () =>
  useSave(ADD_SLIDER, { done: 'Berhasil menambahkan slider', failed: 'Gagal menambahkan slider', refresh });

type Changed = Partial<SliderInput> & { _method: 'put' };

const EDIT_SLIDER: WriteDocument<Saved, { id: number; input: Changed }> = gql`
  mutation EditSlider($id: Int!, $input: SliderInput!) {
    saved: editSlider(id: $id, input: $input) @rest(type: "SavedSlider", path: "/slider/{args.id}", method: "POST") {
      slider @type(name: "Slider") { id revisi judul deskripsi foto_url action status urutan }
    }
  }
`;

export const useEditSlider = (done = 'Berhasil mengubah slider') =>
  useSave(EDIT_SLIDER, { done, failed: 'Gagal mengubah slider', refresh });

const DELETE_SLIDER: WriteDocument<object, { id: number; input: { _method: 'delete' } }> = gql`
  mutation DeleteSlider($id: Int!, $input: DeleteInput!) {
    saved: deleteSlider(id: $id, input: $input) @rest(type: "Deleted", path: "/slider/{args.id}", method: "POST") {
      id
    }
  }
`;

export const useDeleteSlider = () =>
  useSave(DELETE_SLIDER, { done: 'Berhasil menghapus slider', failed: 'Gagal menghapus slider', refresh });

interface Order {
  _method: 'put';
  ids: readonly number[];
  sebelumnya: readonly number[];
}

const ORDER_SLIDER: WriteDocument<object, { input: Order }> = gql`
  mutation OrderSlider($input: OrderInput!) {
    saved: orderSlider(input: $input) @rest(type: "OrderedSlider", path: "/slider/urutan", method: "POST") {
      slider @type(name: "Slider") { id }
    }
  }
`;

/** Its success is seen. */
export const useOrderSlider = () => useSave(ORDER_SLIDER, { failed: 'Gagal menyimpan urutan slider', refresh });
