import { defineSlotRecipe } from '@chakra-ui/react';
import { box, ring } from './field-recipes';

/** What opens below what was pressed: over a sheet too. */
const sheet = {
  bg: 'kartu',
  border: '1px solid {colors.garis}',
  borderRadius: '12px',
  boxShadow: 'bayang',
  color: 'teks',
  maxHeight: 'min(22rem, var(--available-height, 22rem))',
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px',
  zIndex: 40,
} as const;

/** One thing in it, as high as a finger needs. */
const item = {
  alignItems: 'center',
  borderRadius: '8px',
  cursor: 'pointer',
  display: 'flex',
  gap: '8px',
  minHeight: '48px',
  outline: 'none',
  padding: '8px 12px',
  textAlign: 'start',
  textDecoration: 'none',
  width: '100%',
  '& svg': { flex: 'none' },
  _highlighted: { bg: 'padiMuda' },
  _disabled: { color: 'tenang', cursor: 'not-allowed' },
} as const;

/** A small button in a field. */
const mark = {
  alignItems: 'center',
  background: 'none',
  borderRadius: '8px',
  cursor: 'pointer',
  display: 'flex',
  justifyContent: 'center',
  outline: 'none',
  width: '36px',
  _focusVisible: ring,
} as const;

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { position: 'relative', minWidth: 0 },
    // Many places: on a phone a finger moves them, and the screen stays.
    list: {
      borderBottom: '1px solid {colors.garis}',
      display: 'flex',
      gap: '4px',
      isolation: 'isolate',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      position: 'relative',
      scrollbarWidth: 'thin',
    },
    trigger: {
      alignItems: 'center',
      background: 'none',
      borderBottom: '3px solid transparent',
      borderRadius: '8px 8px 0 0',
      color: 'tenang',
      cursor: 'pointer',
      display: 'inline-flex',
      flex: 'none',
      fontWeight: 600,
      gap: '8px',
      minHeight: '48px',
      outline: 'none',
      padding: '8px 16px',
      whiteSpace: 'nowrap',
      _hover: { bg: 'padiMuda' },
      _selected: { borderBottomColor: 'padiTua', color: 'teks', fontWeight: 700 },
      _focusVisible: { ...ring, outlineOffset: '-3px' },
      _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    },
    content: { outline: 'none', paddingTop: '16px', _focusVisible: { ...ring, outlineOffset: '2px' } },
  },
});

const menu = defineSlotRecipe({
  className: 'menu',
  slots: [
    'content',
    'item',
    'itemText',
    'itemGroupLabel',
    'itemGroup',
    'itemCommand',
    'itemIndicator',
    'indicator',
    'separator',
    'arrow',
    'arrowTip',
  ],
  base: {
    content: { ...sheet, minWidth: '12rem' },
    item,
    itemText: { flex: 1 },
    itemGroupLabel: { color: 'tenang', fontSize: '0.875rem', padding: '8px 12px 4px' },
    itemCommand: { color: 'tenang', fontSize: '0.875rem' },
    separator: { border: 0, bg: 'garis', height: '1px', margin: '4px 0' },
  },
});

const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'track', 'range', 'label', 'valueText', 'circle', 'circleTrack', 'circleRange', 'view'],
  base: {
    root: { display: 'grid', gap: '4px', minWidth: 0 },
    track: { bg: 'garis', borderRadius: '999px', height: '8px', overflow: 'hidden', width: '100%' },
    range: {
      bg: 'padi',
      borderRadius: '999px',
      height: '100%',
      transition: 'width 200ms',
      _motionReduce: { transition: 'none' },
    },
    label: { fontWeight: 600 },
    valueText: { color: 'tenang', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  },
});

const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: [
    'root',
    'label',
    'control',
    'input',
    'trigger',
    'clearTrigger',
    'indicatorGroup',
    'positioner',
    'content',
    'list',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'empty',
  ],
  base: {
    root: { display: 'grid', minWidth: 0 },
    control: { position: 'relative' },
    input: {
      ...box,
      fontWeight: 600,
      minHeight: '52px',
      paddingInline: '16px 84px',
      textOverflow: 'ellipsis',
      _placeholder: { ...box._placeholder, fontWeight: 400 },
      _disabled: { ...box._disabled, fontWeight: 400 },
    },
    indicatorGroup: { display: 'flex', insetBlock: 0, insetInlineEnd: '4px', position: 'absolute' },
    trigger: { ...mark, color: 'padiTua', _disabled: { display: 'none' } },
    clearTrigger: { ...mark, color: 'tenang', _hidden: { display: 'none' } },
    content: sheet,
    item,
    itemText: { flex: 1, overflowWrap: 'anywhere' },
    itemIndicator: { color: 'padiTua' },
    empty: { color: 'tenang', padding: '12px' },
  },
});

const pagination = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger', 'firstTrigger', 'lastTrigger'],
  base: {},
});

export const desk = { tabs, menu, progress, combobox, pagination };
