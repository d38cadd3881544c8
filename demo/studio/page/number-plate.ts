import * as THREE from 'three'

const WIDTH = 1040
const HEIGHT = 226

/** A European plate with the model's name: white, a blue band on the left without emblems. */
export function numberPlate(text: string): THREE.CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no canvas')
  pen.fillStyle = '#f6f6f3'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = '#1f4f9a'
  pen.fillRect(0, 0, 92, HEIGHT)
  pen.fillStyle = '#17181c'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `bold ${text.length > 9 ? 128 : 158}px "DejaVu Sans", Arial, sans-serif`
  pen.fillText(text, (WIDTH + 92) / 2, HEIGHT / 2 + 12, WIDTH - 160)
  const texture = new THREE.CanvasTexture(canvas)
  texture.anisotropy = 8
  texture.colorSpace = THREE.NoColorSpace
  return texture
}
