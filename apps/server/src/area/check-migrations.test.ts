import { describe, expect, it } from 'vitest';
import { checkMigrations, sqlFilesIn } from './check-migrations.ts';

const folder = (area: string): URL => new URL(`file:///${area}/migrations/`);
const area = (name: string, after: readonly string[] = []) => ({ name, migrations: { folder: folder(name), after } });
const one = (): readonly string[] => ['0001-first.sql'];
const codes = (areas: Parameters<typeof checkMigrations>[0], files: (folder: URL) => readonly string[] = one) =>
  checkMigrations(areas, files).diagnostics.map(({ code, area: found }) => [code, found]);

describe('the migrations of areas', () => {
  it('run after those that they refer to, in whichever order the areas are listed', () => {
    const areas = [area('cart', ['login']), { name: 'openapi' }, area('orders', ['cart', 'login']), area('login')];
    const checked = checkMigrations(areas, one);
    expect(checked.diagnostics).toEqual([]);
    expect(checked.histories).toEqual([
      { area: 'login', folder: '/login/migrations/' },
      { area: 'cart', folder: '/cart/migrations/' },
      { area: 'orders', folder: '/orders/migrations/' },
    ]);
  });

  it.each([
    ['a name that says no number', ['1-first.sql'], 'MIGRATION_NAME_INVALID'],
    ['no file', [], 'MIGRATION_NAME_INVALID'],
    ['a number twice', ['0001-first.sql', '0002-a.sql', '0002-b.sql'], 'MIGRATION_NUMBER_DUPLICATE'],
    ['a gap', ['0001-first.sql', '0003-third.sql'], 'MIGRATION_OUT_OF_ORDER'],
    ['another beginning than 1', ['0002-second.sql'], 'MIGRATION_OUT_OF_ORDER'],
  ])('are refused with %s', (_what, files, code) => {
    expect(codes([area('cart')], () => files)).toEqual([[code, 'cart']]);
  });

  it('are refused after an area that has none', () => {
    expect(codes([area('cart', ['login'])])).toEqual([['MIGRATION_AREA_MISSING', 'cart']]);
  });

  it('are refused where each would run after the other, with the way round', () => {
    const { diagnostics } = checkMigrations([area('cart', ['orders']), area('orders', ['cart'])], one);
    expect(diagnostics).toMatchObject([{ code: 'MIGRATION_CYCLE', area: 'cart', message: expect.stringContaining('cart after orders after cart') }]);
  });

  it('are none in a folder that does not exist', () => {
    expect(sqlFilesIn(folder('nowhere'))).toEqual([]);
  });
});
