import { describe, expect, it } from 'vitest';
import { ATTACHMENT_LIMITS, checkFileList, detectFileType, type FileType, safeFileName } from './attachment.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wide = (text: string) => [...text].join('\0');

describe('detectFileType', () => {
  it.each<[string, string, FileType | null]>([
    ['a PDF', '%PDF-1.7\n…', 'pdf'],
    ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'jpg'],
    ['a PNG', '\x89PNG\r\n\x1a\n\0\0', 'png'],
    ['an old Word document', `${OLE}….${wide('WordDocument')}\0`, 'doc'],
    ['a Word document', 'PK\x03\x04…[Content_Types].xml…word/document.xml', 'docx'],
    ['a program', 'MZ\x90\0\x03', null],
    ['a program with a PDF inside', 'MZ\x90\0%PDF-1.7', null],
    ['a Linux program', '\x7fELF', null],
    ['a script', '#!/bin/sh', null],
    ['a page', '<!doctype html><script>', null],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['an old spreadsheet or installer', `${OLE}….${wide('Workbook')}`, null],
    ['a zip', 'PK\x03\x04…invoice.exe', null],
    ['a spreadsheet', 'PK\x03\x04…[Content_Types].xml…xl/workbook.xml', null],
    ['a Word document with macros', 'PK\x03\x04…word/document.xml…word/vbaProject.bin', null],
    ['half a sign', '%PD', null],
    ['nothing', '', null],
  ])('%s', (_, content, type) => expect(detectFileType(bytes(content))).toBe(type));
});

describe('checkFileList', () => {
  const file = (name: string, size = 10) => ({ name, size });
  it.each([
    [[], null],
    [[file('a.PDF'), file('b.jpeg'), file('c.docx')], null],
    [Array.from({ length: 5 }, () => file('a.pdf', ATTACHMENT_LIMITS.bytes / 5)), null],
    [Array.from({ length: 6 }, () => file('a.pdf')), { code: 'too_many', name: '' }],
    [[file('a.pdf'), file('b.pdf', 0)], { code: 'empty', name: 'b.pdf' }],
    [[file('a.pdf.exe')], { code: 'type', name: 'a.pdf.exe' }],
    [[file('pdf')], { code: 'type', name: 'pdf' }],
    [[file('a.pdf', ATTACHMENT_LIMITS.bytes), file('b.pdf', 1)], { code: 'too_large', name: '' }],
  ] as const)('%#', (files, problem) => expect(checkFileList(files)).toEqual(problem));
});

describe('safeFileName', () => {
  it.each<[string, FileType, string]>([
    ['τιμολόγιο 1001.pdf', 'pdf', 'τιμολόγιο 1001.pdf'],
    ['photo.JPEG', 'jpg', 'photo.jpeg'],
    ['photo.jpg', 'png', 'photo.png'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\fakepath\\a.pdf', 'pdf', 'a.pdf'],
    ['a\r\nBcc: x@y.gr.pdf', 'pdf', 'aBcc x@y.gr.pdf'],
    ['fdp.\u202Eexe.pdf', 'pdf', 'fdp.exe.pdf'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['', 'png', 'file.png'],
    [`${'α'.repeat(300)}.pdf`, 'pdf', `${'α'.repeat(100)}.pdf`],
  ])('%j', (name, type, safe) => expect(safeFileName(name, type)).toBe(safe));
});
