import type { ScreenProps } from '@quartermaster/core';
import { ModalPlace } from '../../shell/index.ts';
import { Prose } from '../Prose.tsx';

/** A short explanation over the page that it belongs to. The layout shows its title. */
export default function InfoModal({ attributes: { content } }: ScreenProps<'/information/page', 'InfoModal'>) {
  return <><ModalPlace /><Prose html={content} /></>;
}
