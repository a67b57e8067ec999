import { createSystem, defaultBaseConfig, defineSlotRecipe } from '@chakra-ui/react';
import { desk } from './desk-recipes';
import { boxes, fields } from './field-recipes';
import { marks, parts } from './part-recipes';

const token = (name: string) => ({ value: `var(--${name})` });

const backdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'tabir',
  zIndex: 30,
  willChange: 'opacity',
} as const;

/** What moves in an overlay (shared/lib/motion). It scrolls by itself, never the screen below. */
const panel = {
  bg: 'kartu',
  color: 'teks',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  willChange: 'transform',
} as const;

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 31,
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
    },
    content: {
      display: 'flex',
      width: '100%',
      maxWidth: { md: '480px' },
      maxHeight: '88dvh',
      outline: 'none',
      '& > [data-lembar]': {
        ...panel,
        width: '100%',
        borderTopRadius: '20px',
        borderBottomRadius: { base: 0, md: '20px' },
        paddingBottom: 'env(safe-area-inset-bottom)',
        scrollPaddingTop: '72px',
        // A spring goes a little too far: nothing is seen below it.
        boxShadow: { base: '0 48px 0 {colors.kartu}', md: 'bayang' },
      },
    },
    header: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      bg: 'kartu',
      // A finger pulls at it, and scrolls nothing.
      touchAction: { base: 'pinch-zoom', md: 'auto' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px',
      padding: '12px 8px 4px 20px',
      // The handle: what a finger sees to pull at.
      _before: {
        content: { base: '""', md: 'none' },
        position: 'absolute',
        top: '6px',
        left: 'calc(50% - 18px)',
        width: '36px',
        height: '4px',
        borderRadius: '2px',
        bg: 'teks',
        opacity: 0.25,
      },
    },
    // People and places have names as long as a form allows.
    title: { fontSize: '1.125rem', fontWeight: 700, minWidth: 0, overflowWrap: 'anywhere' },
    body: { padding: '4px 20px 24px', overflowWrap: 'break-word' },
  },
});

const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, zIndex: 31, display: 'flex' },
    content: {
      width: 'min(320px, 86vw)',
      height: '100%',
      outline: 'none',
      '& > [data-laci]': {
        ...panel,
        height: '100%',
        touchAction: 'pan-y pinch-zoom',
        boxShadow: '-48px 0 0 {colors.kartu}',
      },
    },
  },
});

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title'],
  base: {
    root: {
      bg: 'kartu',
      color: 'teks',
      border: '1px solid {colors.garis}',
      borderRadius: '12px',
      boxShadow: 'bayang',
      width: 'min(380px, calc(100vw - 32px))',
      overflow: 'hidden',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 200ms, opacity 200ms',
      // They fade in and out where they stand: beside them may be a field that is typed in.
      '&:not([data-mounted])': { translate: '0 0' },
      '&[data-state=closed]': { visibility: 'hidden' },
    },
    title: { fontWeight: 600 },
  },
});

/** Only what is in use: the palette by name, a recipe for each part, no reset and no styles of its own on the page. */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'c',
  theme: {
    breakpoints: { md: '768px' },
    keyframes: { putar: { to: { rotate: '1turn' } } },
    tokens: {
      colors: {
        ...{ dasar: token('dasar'), kartu: token('kartu'), tabir: token('tabir') },
        ...{ teks: token('teks'), tenang: token('teks-tenang'), garis: token('garis'), isian: token('garis-isian') },
        ...{
          padi: token('padi-500'),
          padiTua: token('padi-600'),
          padiMuda: token('padi-50'),
          emasMuda: token('emas-100'),
        },
        ...{ bahaya: token('bahaya'), awas: token('awas'), baik: token('baik'), diAtasPadi: token('di-atas-padi') },
      },
      shadows: { bayang: token('bayang') },
    },
    recipes: { ...boxes, ...marks },
    slotRecipes: { dialog, drawer, toast, ...fields, ...parts, ...desk },
  },
});
