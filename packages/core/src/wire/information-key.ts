import type { ServiceRequest } from '../store/index.ts';

const newThemePrefix = 'ux_ui/';

/** For the new theme the key of an information page is prefixed (specification, section 7); the older one, adv12, asks for its own. */
export function withThemeKey(request: ServiceRequest, themeId: string | undefined): ServiceRequest {
  const key = request.path === '/information/page' ? request.query.get('keyName') : null;
  if (key === null || themeId === 'adv12' || key.startsWith(newThemePrefix)) return request;
  const query = new URLSearchParams(request.query);
  query.set('keyName', `${newThemePrefix}${key}`);
  return { ...request, query };
}
