// What a material gives the shading pass, and small tools for drawing on it.
struct Surface {
  vec3 colour;
  // Fresnel reflectance head on, and 0 (mirror) to 1 (dull).
  float shine, rough;
  // Light that fabric's fibres return at grazing angles.
  vec3 sheen;
  vec3 emit;
  // Tangent-free bump: a height in metres at p gives the normal's turn.
  vec3 bump;
  float occlusion;
};
uniform vec3 uColour, uInsert, uStitch, uFleck;
// How the centre panel is sewn: 0 plain, 1 across, 2 along, 3 in diamonds; and the spacing of its lines.
uniform float uPattern, uChannel;
// 0 woven cloth, 1 recycled cloth, 2 microfibre, 3 leather.
const int uKind = KIND;
Surface plain(vec3 colour, float shine, float rough) {
  return Surface(colour, shine, rough, vec3(0.), vec3(0.), vec3(0.), 1.);
}
float cover(float d, float fp) {
  return clamp(.5 - d / fp, 0., 1.);
}
// Fades detail of a given period as a pixel's footprint nears it.
float detail(float period, float fp) {
  return 1. - smoothstep(.22, .60, fp / period);
}
// A row of stitches along a line: d across it, u along it.
float stitches(float d, float u, float fp) {
  float pitch = .0066;
  float along = abs(mod(u, pitch) - .5 * pitch) - .0024;
  float s = cover(max(abs(d) - .0007, along), max(fp, .0006));
  return mix(cover(abs(d) - .0007, fp) * .72, s, detail(pitch, fp));
}
float luminance(vec3 c) { return dot(c, vec3(.2126, .7152, .0722)); }
