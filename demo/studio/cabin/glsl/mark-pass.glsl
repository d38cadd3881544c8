// Each pixel's class, by which the shading programs are given their pixels.
uniform float uBorder;
out vec4 outColour;
void main() {
  ivec2 up = ivec2(gl_FragCoord.xy) + ivec2(0, int(uBorder));
  outColour = vec4(float(classOfPixel(samplesAt(up))) / 255., 0., 0., 1.);
}
