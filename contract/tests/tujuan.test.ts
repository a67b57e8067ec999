import { describe, expect, test } from 'vitest';
import { isHttpsAddress, isOwnPath } from '../tujuan.ts';

const SITE = 'https://pangan.example.go.id';

describe('a path of this site', () => {
  test.each([
    '/',
    '/etalase',
    '/etalase?query=padi//beras',
    '/harga-pangan/melak#//',
    '/a b',
    '/detail-produk/gula-1%2F2',
  ])('%j is one', (path) => {
    expect([isOwnPath(path), new URL(path, SITE).origin]).toEqual([true, SITE]);
  });

  test.each([
    '',
    'etalase',
    '?query=/',
    '//jahat.example',
    '/\\jahat.example',
    '\\\\jahat.example',
    '/\t/jahat.example',
    '/\n/jahat.example',
    '\t//jahat.example',
    '/..//jahat.example',
    '/etalase/..//jahat.example',
    '/etalase?query=\\',
    'https://jahat.example',
    'javascript:alert(1)',
  ])('%j is none', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});

describe('an https address', () => {
  test.each([
    'https://kubarkab.go.id',
    'https://kubarkab.go.id/a//b?c=d@e#f',
    'https://kubarkab.go.id?x',
    'https://a:8443/',
  ])('%j is one', (address) => {
    expect([isHttpsAddress(address), new URL(address).username]).toEqual([true, '']);
  });

  test.each([
    'http://kubarkab.go.id',
    'https://',
    'https:///jahat.example',
    'https:\\\\jahat.example',
    'https://kubarkab.go.id@jahat.example',
    'https://kubarkab.go.id\\@jahat.example',
    'https://kubarkab.go.id\t.jahat.example',
    ' https://kubarkab.go.id',
    'javascript:https://kubarkab.go.id',
  ])('%j is none', (address) => {
    expect(isHttpsAddress(address)).toBe(false);
  });
});
