import type { ServiceRequest } from '../store/index.ts';

const newThemePrefix = 'ux_ui/';

/**
 * For the new theme the key of an information page is prefixed (specification, section 7); the older one, adv12, asks for its own.
 *
 * @param parameter the service's `themedKey`
 */
export function withThemeKey(request: ServiceRequest, parameter: string | undefined, themeId: string | undefined): ServiceRequest {
  const key = parameter === undefined ? null : request.query.get(parameter);
  if (parameter === undefined || key === null || themeId === 'adv12' || key.startsWith(newThemePrefix)) return request;
  const query = new URLSearchParams(request.query);
  query.set(parameter, `${newThemePrefix}${key}`);
  return { ...request, query };
}
