import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** The house's focus ring. */
export const ring = { outline: '3px solid {colors.padi}', outlineOffset: 0 } as const;

/** What nobody can change looks it: a dashed line around no box (spec section 2, Forms). */
const fixed = { bg: 'transparent', borderStyle: 'dashed', color: 'tenang', opacity: 1 } as const;

/** Around what is typed or chosen. */
export const box = {
  bg: 'kartu',
  border: '1px solid {colors.isian}',
  borderRadius: '12px',
  color: 'teks',
  font: 'inherit',
  width: '100%',
  minWidth: 0,
  _invalid: { borderColor: 'bahaya' },
  _focusVisible: { ...ring, borderRadius: '12px' },
  _placeholder: { color: 'tenang', opacity: 1 },
  _disabled: fixed,
} as const;

const input = defineRecipe({
  className: 'input',
  base: {
    ...box,
    '--input-height': '52px',
    minHeight: '52px',
    paddingInline: '16px',
    _readOnly: fixed,
    // Beside its unit: one box is around both.
    '&[data-first], &[data-between]': { borderInlineEnd: 0 },
    '&[data-last], &[data-between]': { borderInlineStart: 0, paddingInlineStart: '4px' },
  },
});

const textarea = defineRecipe({
  className: 'textarea',
  base: {
    ...box,
    display: 'block',
    fieldSizing: 'content',
    lineHeight: 1.5,
    maxHeight: '40vh',
    minHeight: '120px',
    padding: '12px 16px',
    resize: 'vertical',
    _readOnly: fixed,
  },
});

const inputAddon = defineRecipe({
  className: 'input-addon',
  base: {
    bg: 'kartu',
    border: '1px solid {colors.isian}',
    borderRadius: '12px',
    color: 'tenang',
    display: 'flex',
    alignItems: 'center',
    minHeight: '52px',
    paddingInline: '16px',
    whiteSpace: 'nowrap',
    '&[data-first]': { borderInlineEnd: 0, paddingInlineEnd: 0 },
    '&[data-last]': { borderInlineStart: 0, paddingInlineStart: 0 },
    '[data-scope=field][data-invalid] &': { borderColor: 'bahaya' },
  },
});

export const boxes = { input, textarea, inputAddon };

const errorText = {
  alignItems: 'center',
  color: 'bahaya',
  display: 'flex',
  fontSize: '0.875rem',
  fontWeight: 600,
  gap: '6px',
  '& svg': { flex: 'none' },
} as const;

const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 },
    label: { fontWeight: 600 },
    helperText: { color: 'tenang', fontSize: '0.875rem', minWidth: 0, overflowWrap: 'anywhere' },
    errorText,
  },
});

const fieldset = defineSlotRecipe({
  className: 'fieldset',
  slots: ['root', 'errorText', 'helperText', 'legend', 'content'],
  base: {
    root: { border: 0, display: 'grid', gap: '6px', margin: 0, minWidth: 0, padding: 0 },
    errorText,
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'block', position: 'relative', width: '100%' },
    field: {
      ...box,
      appearance: 'none',
      fontWeight: 600,
      _disabled: { ...fixed, fontWeight: 400 },
      minHeight: '52px',
      paddingInline: '16px 44px',
      textOverflow: 'ellipsis',
      // Nothing is chosen: what stands there says what to choose.
      '&[data-kosong]': { color: 'tenang', fontWeight: 400 },
      '& option': { color: 'teks', fontWeight: 400 },
    },
    indicator: {
      color: 'padiTua',
      insetInlineEnd: '14px',
      pointerEvents: 'none',
      position: 'absolute',
      top: '50%',
      translate: '0 -50%',
      '&[data-disabled]:not([data-tetap])': { display: 'none' },
      '&[data-tetap]': { color: 'tenang' },
    },
  },
});

export const fields = { field, fieldset, nativeSelect };
