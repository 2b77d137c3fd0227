/**
 * What the address bar of a Chromium with a window draws itself with: renderers of its own, for every browser context. Nobody sees
 * them here, and they take half of what a context costs.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Those that Playwright 1.65 switches off: of two such lists Chromium believes the last one. */
const asPlaywrightHasThem = [
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter',
  'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying',
  'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** How the browser of the journeys is started: without what no journey looks at. */
export const browserSwitches: readonly string[] = [
  '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  `--disable-features=${[...asPlaywrightHasThem, ...addressBar].join(',')}`,
];
