/**
 * The features by which a Chromium with a window draws its address bar: renderers of its own, for every browser context. No person sees
 * them here, and they take half of what a context costs.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A renderer that Chromium keeps ready for the next page of the same context: a test has one page, as a rule, and a context of its own. */
const spareRenderer = 'SpareRendererForSitePerProcess';

/** Those that Playwright 1.65 switches off: of two such lists Chromium believes the last one. */
const asPlaywrightHasThem = [
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter',
  'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying',
  'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** How a Chromium is started for tests: without what no test looks at. */
export const browserSwitches: readonly string[] = [
  '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  `--disable-features=${[...asPlaywrightHasThem, ...addressBar, spareRenderer].join(',')}`,
];
