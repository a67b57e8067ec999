import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { ring } from './field-recipes';

/** Stands in a button that waits; turns unless somebody wants no motion. */
const spinner = defineRecipe({
  className: 'spinner',
  base: {
    animation: 'putar 800ms linear infinite',
    border: '2px solid currentColor',
    borderBottomColor: 'transparent',
    borderRadius: '50%',
    display: 'inline-block',
    flex: 'none',
    height: '1.125em',
    width: '1.125em',
    _motionReduce: { animation: 'none' },
  },
});

const fileUpload = defineSlotRecipe({
  className: 'file-upload',
  slots: ['root', 'trigger', 'label'],
  base: { root: { display: 'grid', position: 'relative' } },
});

const avatar = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      bg: 'padiMuda',
      border: '3px solid {colors.kartu}',
      borderRadius: '50%',
      boxShadow: 'bayang',
      display: 'block',
      height: '112px',
      overflow: 'hidden',
      width: '112px',
    },
    image: { height: '100%', objectFit: 'cover', width: '100%', _hidden: { display: 'none' } },
    fallback: { display: 'block', height: '100%', _hidden: { display: 'none' } },
  },
});

const toggle = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: {
      alignItems: 'center',
      cursor: 'pointer',
      display: 'flex',
      gap: '12px',
      justifySelf: 'start',
      minHeight: '48px',
      position: 'relative',
    },
    label: { fontWeight: 600 },
    control: {
      bg: 'garis',
      border: '1px solid {colors.tenang}',
      borderRadius: '999px',
      flex: 'none',
      height: '30px',
      padding: '3px',
      width: '52px',
      _checked: { bg: 'bahaya', borderColor: 'bahaya' },
      _focusVisible: { ...ring, outlineOffset: '2px' },
    },
    thumb: {
      bg: 'tenang',
      borderRadius: '50%',
      display: 'block',
      height: '22px',
      transition: 'translate 200ms',
      width: '22px',
      _checked: { bg: 'kartu', translate: '22px 0' },
      _motionReduce: { transition: 'none' },
    },
  },
});

const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      alignItems: 'start',
      borderRadius: '12px',
      display: 'flex',
      gap: '12px',
      padding: '12px 16px',
      fontSize: '0.875rem',
    },
    indicator: { flex: 'none', '& svg': { height: '20px', width: '20px' } },
    content: { alignItems: 'center', display: 'flex', flex: 1, flexWrap: 'wrap', gap: '8px 12px', minWidth: 0 },
    title: {
      flex: '1 1 7rem',
      fontWeight: 600,
      overflowWrap: 'anywhere',
      '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    description: { flexBasis: '100%' },
  },
  variants: {
    status: {
      warning: { root: { bg: 'emasMuda' }, indicator: { color: 'awas' } },
      success: { root: { bg: 'padiMuda' }, indicator: { color: 'baik' } },
      error: { root: { bg: 'transparent', padding: 0 }, indicator: { color: 'bahaya' }, title: { color: 'bahaya' } },
    },
  },
});

export const marks = { spinner };
export const parts = { fileUpload, avatar, switch: toggle, alert };
