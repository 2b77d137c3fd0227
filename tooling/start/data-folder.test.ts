import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDataFolder, prepareDataFolder } from './data-folder.ts';

describe('the data folder', () => {
  let folder: string;
  let dataDir: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-data-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made, and can be prepared again', () => {
    prepareDataFolder(dataDir);
    prepareDataFolder(dataDir);
    expect(readdirSync(dataDir)).toContain('logs');
  });

  it('is emptied when it is ours', () => {
    prepareDataFolder(dataDir);
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'rows'), '');
    emptyDataFolder(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
    prepareDataFolder(dataDir);
  });

  it('is left alone when it holds the files of others', () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'thesis.txt'), 'years of work');
    expect(() => emptyDataFolder(dataDir)).toThrow('holds other files (thesis.txt)');
    expect(() => prepareDataFolder(dataDir)).toThrow('choose an empty or a new folder with DATA_DIR');
    expect(readdirSync(dataDir)).toContain('thesis.txt');
  });

  it('need not exist to be emptied', () => {
    emptyDataFolder(dataDir);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('is refused in one sentence when it cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => prepareDataFolder(join(folder, 'file', 'data'))).toThrow(/cannot be written \(ENOTDIR\); make it writable/);
  });
});
