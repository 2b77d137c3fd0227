// npm run pictures -- compare|accept [words]: pictures of stories, compared with those that were accepted last or with those of another revision.
import { chromium } from '@playwright/test';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { commandOf } from './command.ts';
import { runPictures } from './run-pictures.ts';
import { steadySwitches } from './steady-switches.ts';

try {
  const command = commandOf(process.argv.slice(2));
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches, ...steadySwitches] });
  try {
    process.exitCode = await runPictures(browser, command, console.log);
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
