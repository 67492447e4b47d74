export const BREAKPOINTS: Record<'phone' | 'small' | 'wide', number>
export const SCREENS: Record<'--phone' | '--small' | '--stacked' | '--wide', string>
export const screens: { name: string; style: (source: { content: string }) => { code: string } }
